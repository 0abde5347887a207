/** Frames of the cards, by class: the shape tells as much as the colour. Box 120 × 168. */

import type { GoodClass } from '../lib/rulebook'

interface Frame {
  /** The outer edge, in the colour of the class. */
  readonly edge: string
  /** The paper within it. */
  readonly face: string
  /** Where the name stands; left out in a fan, where there is no name. */
  readonly foot: string
  /** Whatever else belongs to the frame, above the paper. */
  readonly trim: string
}

const FOOT = 'paper2 M10.5 128H109.5V150C109.5 154 106.5 157.5 102 157.5H18C13.5 157.5 10.5 154 10.5 150Z\nthin M10.5 128H109.5'

export const frames: Record<GoodClass, Frame> = {
  // plain: a market card with round corners
  legal: {
    edge: 'M15 2H105C112 2 118 8 118 15V153C118 160 112 166 105 166H15C8 166 2 160 2 153V15C2 8 8 2 15 2Z',
    face: 'M18 10.5H102C106.5 10.5 109.5 13.5 109.5 18V150C109.5 154.5 106.5 157.5 102 157.5H18C13.5 157.5 10.5 154.5 10.5 150V18C10.5 13.5 13.5 10.5 18 10.5Z',
    foot: FOOT,
    trim: '',
  },
  // notched: corners bitten out, as if somebody had wanted the customs mark gone
  contraband: {
    edge: 'M16 2H104C104 10 110 16 118 16V152C110 152 104 158 104 166H16C16 158 10 152 2 152V16C10 16 16 10 16 2Z',
    face: 'M22.5 10.5H97.5C98.5 17 103 21.5 109.5 22.5V145.5C103 146.5 98.5 151 97.5 157.5H22.5C21.5 151 17 146.5 10.5 145.5V22.5C17 21.5 21.5 17 22.5 10.5Z',
    foot: 'paper2 M10.5 128H109.5V145.5C103 146.5 98.5 151 97.5 157.5H22.5C21.5 151 17 146.5 10.5 145.5Z\nthin M10.5 128H109.5',
    trim: '',
  },
  // crowned: the upper edge is a crown
  royal: {
    edge: 'M2 9C2 4.5 5.5 3 9 5L31 16.5L56 3C58.5 1.5 61.5 1.5 64 3L89 16.5L111 5C114.5 3 118 4.5 118 9V153C118 160 112 166 105 166H15C8 166 2 160 2 153Z',
    face: 'M10.5 15.5L31 26L60 10.5L89 26L109.5 15.5V150C109.5 154.5 106.5 157.5 102 157.5H18C13.5 157.5 10.5 154.5 10.5 150Z',
    foot: FOOT,
    trim: `goldline M6.2 11L31 23.5L60 6.8L89 23.5L113.8 11V152C113.8 157.5 109.5 161.8 104 161.8H16C10.5 161.8 6.2 157.5 6.2 152Z
gold1+ @60,6,4.5`,
  },
  // ribboned: a ribbon across the foot that is wider than the card
  promo: {
    edge: 'M19 2H101C108 2 113 7 113 14V154C113 161 108 166 101 166H19C12 166 7 161 7 154V14C7 7 12 2 19 2Z',
    face: 'M22 10.5H98C102 10.5 104.5 13 104.5 17V151C104.5 155 102 157.5 98 157.5H22C18 157.5 15.5 155 15.5 151V17C15.5 13 18 10.5 22 10.5Z',
    foot: '',
    trim: `gold2+ M1.5 136H16V166L9 160L1.5 166ZM118.5 136H104V166L111 160L118.5 166Z
gold1+ M7 126H113V160H7Z
gold2 M8.2 155.5H111.8V158.8H8.2Z`,
  },
}

/** The back of every card: sack-cloth, tied both ways. */
export const BACK = `
sack+ M15 2H105C112 2 118 8 118 15V153C118 160 112 166 105 166H15C8 166 2 160 2 153V15C2 8 8 2 15 2Z
sack2 M116.8 20V153C116.8 159.5 111.5 164.8 105 164.8H15C12 164.8 9.3 163.7 7.2 161.9H96C104 161.9 110 156 110 148V5C114 7 116.8 10.5 116.8 20Z
sack1 M10 60V20C10 13.5 14 9.5 20.5 9.5H50C30 13 15 30 13.5 60C12.5 62.5 10.5 62.5 10 60Z
weave M14 24H106M14 38H106M14 52H106M14 66H106M14 102H106M14 116H106M14 130H106M14 144H106
weaveoff M14 31H106M14 45H106M14 59H106M14 109H106M14 123H106M14 137H106M14 151H106
tube wood1 5 M60 3V165M3 84H117
thin M57 20L63 24M57 34L63 38M57 48L63 52M57 120L63 124M57 134L63 138M57 148L63 152M16 81L20 87M28 81L32 87M88 81L92 87M100 81L104 87
tube wood1 5 M54 82C40 60 22 66 28 78C32 85 46 86 54 85M66 82C80 60 98 66 92 78C88 85 74 86 66 85M55 88C50 102 42 108 36 112M65 88C70 102 78 108 84 112
red+ @60,84,11.5
red2 M70.3 84A10.3 10.3 0 0 1 53 91.5A13 13 0 0 0 67.5 77A10.3 10.3 0 0 1 70.3 84Z
`
