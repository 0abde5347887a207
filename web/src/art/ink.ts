/** The pen that drew everything: a line of text for each stroke, turned into SVG markup once and kept.

    red M…          a flat shape in a tone (tones: styles/art.css), no outline
    red+ M…         the same with the ink outline
    line M…         an ink line
    thin M…         a finer ink line
    ink M…          a shape of solid ink
    tube wood 4 M…  a thick line in a tone with an ink outline on both sides: handles, legs, straps
    cut 1 2 3 4 2   a gouge of the woodcut: a wedge, 2 wide at (1,2), that runs out at (3,4); several after a comma
    turn 45         what follows is turned about the middle of the box, until the next `turn`

  In a path, @x,y,r is a circle and @x,y,rx,ry an ellipse. Colours are classes, never style attributes, so that a
  strict content security policy has nothing to say and the themes can change them. */

const kept = new Map<string, string>()

const circles = (path: string): string =>
  path.replace(/@([-\d.]+),([-\d.]+),([-\d.]+)(?:,([-\d.]+))?/g, (_, x: string, y: string, r: string, s?: string) => {
    const flat = s ?? r
    const wide = +r * 2
    return `M${+x - +r} ${y}a${r} ${flat} 0 1 0 ${wide} 0a${r} ${flat} 0 1 0 ${-wide} 0Z`
  })

const wedge = (numbers: string): string => {
  const [ax = 0, ay = 0, bx = 0, by = 0, wide = 2] = numbers.trim().split(/\s+/).map(Number)
  const long = Math.hypot(bx - ax, by - ay) || 1
  const dx = (-(by - ay) / long) * (wide / 2)
  const dy = ((bx - ax) / long) * (wide / 2)
  const at = (value: number): number => Math.round(value * 10) / 10
  return `M${at(ax + dx)} ${at(ay + dy)}L${at(bx)} ${at(by)}L${at(ax - dx)} ${at(ay - dy)}Z`
}

const path = (names: string, d: string): string => `<path class="${names}" d="${circles(d)}"/>`

const tube = (rest: string): string => {
  const [, tone = '', wide = '4', d = ''] = /^(\S+) (\S+) (.*)$/.exec(rest) ?? []
  const shape = circles(d)
  return (
    `<path class="a-none a-ink-line" stroke-width="${+wide + 4.6}" d="${shape}"/>` +
    `<path class="a-none a-${tone}-line" stroke-width="${wide}" d="${shape}"/>`
  )
}

function stroke(line: string, middle: number): string {
  const space = line.indexOf(' ')
  const tool = line.slice(0, space)
  const rest = line.slice(space + 1)
  switch (tool) {
    case 'line':
      return path('a-line', rest)
    case 'thin':
      return path('a-line a-thin', rest)
    case 'cut':
      return path('a-ink', rest.split(',').map(wedge).join(''))
    case 'tube':
      return tube(rest)
    case 'turn':
      return `</g><g transform="rotate(${rest} ${middle} ${middle})">`
    default:
      return tool.endsWith('+') ? path(`a-${tool.slice(0, -1)} a-line-on`, rest) : path(`a-${tool}`, rest)
  }
}

/** Markup for the inside of an `<svg class="art">` whose box is `box` wide and high. */
export function draw(strokes: string, box = 48): string {
  let markup = kept.get(strokes)
  if (markup === undefined) {
    const lines = strokes.split('\n').filter((line) => line.trim())
    markup = `<g>${lines.map((line) => stroke(line.trim(), box / 2)).join('')}</g>`
    kept.set(strokes, markup)
  }
  return markup
}
