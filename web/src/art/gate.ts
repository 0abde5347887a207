/** The town gate on market day; after sunset in the dark theme. The drawing fits 240 × 160 and goes on far beyond it to all sides,
    so that it fills a tall phone and a wide screen alike. */

const battlements = (from: number, y: number, many: number, wide: number, high: number): string =>
  `M${from} ${y}${`v${-high}h${wide}v${high}h${wide}`.repeat(many)}`

const house = (x: number, y: number, wide: number, high: number, roof: string): string => `
plaster+ M${x} ${y}h${wide}v${high}h${-wide}Z
${roof}+ M${x - 4} ${y}L${x + wide / 2} ${y - wide * 0.72}L${x + wide + 4} ${y}Z
window M${x + wide / 2 - 2.5} ${y + 4}h5v6h-5Z`

const tower = (x: number): string => `
wall+ M${x} 48H${x + 34}V124H${x}Z
walllit M${x + 1} 49H${x + 9}V123H${x + 1}Z
wallshade M${x + 23} 49H${x + 33}V123H${x + 23}Z
wall+ ${battlements(x - 3, 50, 3, 8, 8)}V54H${x - 3}Z
roof+ M${x - 1} 42L${x + 17} 8L${x + 35} 42Z
roofshade M${x + 18} 11L${x + 33.5} 41H${x + 21}Z
line M${x + 17} 8V-8
flag+ M${x + 17} -8C${x + 22} -11 ${x + 26} -4 ${x + 33} -7L${x + 30} -2.5L${x + 33} 2C${x + 26} 5 ${x + 22} -2 ${x + 17} 1Z
window+ M${x + 14} 66C${x + 14} 61 ${x + 20} 61 ${x + 20} 66V75H${x + 14}Z
window+ M${x + 14} 92C${x + 14} 87 ${x + 20} 87 ${x + 20} 92V101H${x + 14}Z
thin M${x + 3} 60h6M${x + 26} 58h5M${x + 24} 82h6M${x + 4} 84h5M${x + 5} 108h7M${x + 25} 106h5M${x + 22} 114h6`

const tree = (x: number, y: number, r: number): string => `
wood+ M${x - 2} ${y}h4v${r + 6}h-4Z
leaf+ M${x - r} ${y}C${x - r * 1.4} ${y - r} ${x - r * 0.6} ${y - r * 1.7} ${x} ${y - r * 1.5}C${x + r * 0.7} ${y - r * 1.8} ${x + r * 1.4} ${y - r} ${x + r} ${y}C${x + r * 0.7} ${y + r * 0.6} ${x - r * 0.7} ${y + r * 0.6} ${x - r} ${y}Z
leafshade M${x + r * 0.3} ${y + r * 0.25}C${x + r * 0.9} ${y - r * 0.2} ${x + r * 0.9} ${y - r} ${x + r * 0.5} ${y - r * 1.45}C${x + r * 1.2} ${y - r} ${x + r * 1.1} ${y - r * 0.3} ${x + r * 0.9} ${y}Z`

const barrel = (x: number, y: number): string => `
wood+ M${x} ${y}C${x - 3} ${y + 6} ${x - 3} ${y + 12} ${x} ${y + 18}H${x + 14}C${x + 17} ${y + 12} ${x + 17} ${y + 6} ${x + 14} ${y}Z
wood2 M${x + 9} ${y + 1}H${x + 13.4}C${x + 16} ${y + 6} ${x + 16} ${y + 12} ${x + 13.4} ${y + 17}H${x + 9}Z
thin M${x - 1.5} ${y + 5}H${x + 15.5}M${x - 1.5} ${y + 13}H${x + 15.5}`

export const GATE = `
sky M-1200 -900H1440V700H-1200Z
skylow M-1200 40C-700 20 -300 52 -60 44C60 40 180 54 300 44C600 24 900 48 1440 34V700H-1200Z
sun @26,16,15
stars @-60,-6,1.1 @8,-30,1.3 @66,-40,1.1 @120,-22,1.2 @176,-34,1.4 @236,-12,1.1 @284,-26,1.3 @-120,-30,1.2 @340,-4,1.1 @100,-70,1.3 @-10,-80,1.1 @200,-84,1.2 @56,20,1 @270,22,1 @-150,2,1 @420,-20,1.2 @-210,-24,1.2 @500,6,1.2
cloud M-110 26C-108 18 -98 18 -95 22C-92 14 -80 15 -78 22C-70 19 -66 26 -70 30H-106C-110 30 -111 28 -110 26ZM190 14C192 6 202 6 205 10C208 2 220 3 222 10C230 7 234 14 230 18H194C190 18 189 16 190 14ZM330 38C332 30 342 30 345 34C348 26 360 27 362 34C370 31 374 38 370 42H334C330 42 329 40 330 38ZM40 -60C42 -70 56 -70 60 -64C64 -74 78 -73 81 -64C90 -67 95 -60 91 -54H45C40 -54 39 -57 40 -60Z
hill M-1200 104C-900 60 -700 96 -420 84C-240 62 -120 62 -20 92C60 110 150 104 220 84C320 56 420 66 560 86C800 60 1100 90 1440 70V300H-1200Z
hillshade M-170 70C-120 64 -70 72 -20 92C-50 96 -90 96 -120 90C-100 84 -140 76 -170 70ZM330 66C400 62 480 74 560 86C500 92 420 92 380 86C400 78 350 70 330 66Z
${house(-60, 66, 22, 40, 'roof')}
${house(-34, 58, 26, 40, 'roofblue')}
${house(10, 62, 24, 40, 'roof')}
${house(38, 70, 20, 40, 'roofblue')}
plaster+ M197 34H209V90H197Z
roofblue+ M193 36L203 6L213 36Z
line M203 6V-2M200 1H206
${house(176, 68, 22, 40, 'roof')}
${house(214, 60, 26, 40, 'roofblue')}
${house(246, 68, 22, 40, 'roof')}
wall+ ${battlements(-1197, 88, 83, 8, 8)}V124H-1197Z
wall+ ${battlements(162, 88, 80, 8, 8)}V124H162Z
wallshade M-1197 116H1440V123H-1197Z
thin M-130 98h8M-104 108h8M-70 98h8M-52 110h8M-24 98h8M-4 108h8M20 98h8M40 110h8M56 100h6M178 98h8M196 108h8M220 98h8M238 110h8M262 98h8M290 108h8M316 98h8M340 110h8
wall+ ${battlements(95, 62, 3, 8.3, 8)}V124H95Z
walllit M96 64H102V123H96Z
${tower(66)}
${tower(140)}
dark+ M103 124V94C103 84 110 78 120 78C130 78 137 84 137 94V124Z
glow M107 124V96C107 88 112.5 83 120 83C127.5 83 133 88 133 96V124Z
glowhouse M108 124V104L114 98L120 104V124ZM121 124V100L127 94L132.5 100V124Z
thin M109.5 86.5V97M114.7 84V97M120 83V97M125.3 84V97M130.5 86.5V97M105 91.5H135
ink M108.3 97L109.5 100L110.7 97ZM113.5 97L114.7 100L115.9 97ZM118.8 97L120 100L121.2 97ZM124.1 97L125.3 100L126.5 97ZM129.3 97L130.5 100L131.7 97Z
wood+ M103 94L92 90V128L103 124Z
wood+ M137 94L148 90V128L137 124Z
thin M97.5 93V125M142.5 93V125M92.5 100L103 102M92.5 118L103 115M147.5 100L137 102M147.5 118L137 115
flag+ M113 64H127V71C127 76 124 79 120 81C116 79 113 76 113 71Z
gold1 M120 66L121.3 69.3L124.8 69.6L122.1 71.8L123 75.2L120 73.4L117 75.2L117.9 71.8L115.2 69.6L118.7 69.3Z
grass+ M-1200 124H103L137 124H1440V900H-1200Z
grasslit M-1200 125.5H92C60 131 -200 134 -1200 140Z
road M104 124H136C142 140 164 152 196 164C260 190 330 260 380 900H-140C-90 260 -20 190 44 164C76 152 98 140 104 124Z
roadshade M136 124C142 140 164 152 196 164C260 190 330 260 380 900H330C270 300 220 200 160 168C140 156 130 140 128 124Z
line M104 124C98 140 76 152 44 164C-20 190 -90 260 -140 900M136 124C142 140 164 152 196 164C260 190 330 260 380 900
thin M112 134h9M122 142h10M96 150h12M128 154h14M108 162h10M84 170h14M150 172h16
thin M-60 140l3 -5l3 5M-20 150l3 -5l3 5M20 142l3 -5l3 5M230 144l3 -5l3 5M262 152l3 -5l3 5M300 140l3 -5l3 5M-130 150l3 -5l3 5M370 150l3 -5l3 5
${tree(-96, 118, 16)}
${tree(-128, 126, 11)}
${tree(322, 116, 17)}
${tree(352, 126, 11)}
${barrel(62, 120)}
${barrel(46, 124)}
wood+ M168 122H188V138H168Z
wood1 M169.2 123.2H186.8V127H169.2Z
thin M168 127.5H188M171 137L185 128.5
red @172,121,3.5 @179,119,3.8 @185.5,121,3.3
thin @172,121,3.5 @179,119,3.8 @185.5,121,3.3
`
