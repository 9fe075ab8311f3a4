/** Terrain, lit from the north-west: the contents of a hex, as drawings 100 units wide around its centre. */

/** Combines several shapes of one colour in one path. */
const path = (d: string, color: string, more = ''): string =>
  `<path d="${d}" fill="$${color}"${more}/>`;
const stroke = (d: string, color: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="$${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
const shadow = (d: string, opacity: number): string =>
  path(d, 'cast', ` fill-opacity="${opacity}"`);

/** A shaded hollow in the centre of a hex, so that the ground does not look flat. */
const hollow = (id: string): string => `<circle r="52" fill="url(#armageddon-${id})"/>`;

/** Grounds with a hollow; each is the name of its colour, without `-deep`. */
const HOLLOWS = ['sand', 'grass', 'clay', 'rubble', 'hill', 'scree'] as const;
export const hollows = HOLLOWS.map(
  (id) =>
    `<radialGradient id="armageddon-${id}"><stop stop-color="$${id}-deep" stop-opacity=".4"/><stop offset=".55" stop-color="$${id}-deep" stop-opacity=".3"/><stop offset="1" stop-color="$${id}-deep" stop-opacity="0"/></radialGradient>`,
).join('');

type Spot = readonly [x: number, y: number, size: number];

// Flat land

/** Crescents of sand, given by their left ends, with a line of light along the crest. */
const dunes = (spots: readonly Spot[]): string =>
  path(
    spots.map(([x, y, w]) => `M${x} ${y}q${w / 2}-11 ${w} 1q${-w * 0.4}-4 ${-w}-1Z`).join(''),
    'sand-shade',
    ' fill-opacity=".5"',
  ) +
  stroke(
    spots.map(([x, y, w]) => `M${x} ${y}q${w * 0.45}-10 ${w * 0.65}-4`).join(''),
    'sand-light',
    1.6,
  );
const pebbles = (spots: readonly (readonly [number, number])[]): string =>
  stroke(spots.map(([x, y]) => `M${x} ${y}h.01`).join(''), 'pebble', 3.4);

export const FLATS = [
  hollow('sand') +
    dunes([
      [-38, -8, 32],
      [14, -14, 30],
      [-6, 8, 46],
      [-30, 30, 38],
    ]) +
    pebbles([
      [34, 24],
      [-14, -24],
      [10, 38],
    ]),
  hollow('sand') +
    dunes([
      [-18, -16, 40],
      [-44, 10, 30],
      [8, 16, 34],
      [-8, 36, 30],
    ]) +
    pebbles([
      [-30, -26],
      [38, -8],
      [-20, 24],
    ]),
  hollow('sand') +
    dunes([
      [4, -20, 34],
      [-42, -4, 38],
      [-2, 26, 40],
    ]) +
    pebbles([
      [-26, 20],
      [28, 4],
      [-12, -18],
      [24, 38],
    ]),
];

// Steppe

const tufts = (spots: readonly (readonly [number, number])[], color: string): string =>
  stroke(
    spots.map(([x, y]) => `M${x} ${y}l-2-8M${x + 4} ${y}v-11M${x + 8} ${y}l3-8`).join(''),
    color,
    2,
  );
const ball = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const bushes = (spots: readonly (readonly [number, number])[]): string =>
  shadow(
    spots.map(([x, y]) => `M${x - 7} ${y + 5}a9 4 0 1 0 18 0a9 4 0 1 0-18 0Z`).join(''),
    0.18,
  ) +
  path(spots.map(([x, y]) => ball(x, y, 6.5)).join(''), 'bush') +
  path(spots.map(([x, y]) => ball(x - 2, y - 2, 3.5)).join(''), 'bush-light');

export const SCRUBS = [
  hollow('grass') +
    tufts(
      [
        [16, -34],
        [-37, -16],
        [-40, 2],
        [24, 6],
        [-26, 24],
        [12, 42],
      ],
      'tuft',
    ) +
    tufts(
      [
        [28, -14],
        [-12, -10],
        [14, -6],
        [-6, 18],
      ],
      'tuft-light',
    ) +
    bushes([
      [-16, -28],
      [34, 20],
      [-34, 14],
      [6, 30],
    ]),
  hollow('grass') +
    tufts(
      [
        [-30, -26],
        [6, -22],
        [36, 2],
        [-14, 8],
        [20, 32],
        [-30, 34],
      ],
      'tuft',
    ) +
    tufts(
      [
        [-44, -2],
        [18, 14],
        [-4, 40],
      ],
      'tuft-light',
    ) +
    bushes([
      [24, -28],
      [-26, -6],
      [8, 4],
      [-8, 28],
      [40, 16],
    ]),
  hollow('grass') +
    tufts(
      [
        [-16, -32],
        [30, -24],
        [-46, 6],
        [8, 12],
        [-18, 38],
      ],
      'tuft',
    ) +
    tufts(
      [
        [-8, -10],
        [26, 26],
        [-34, 22],
        [34, 4],
      ],
      'tuft-light',
    ) +
    bushes([
      [4, -30],
      [-32, -14],
      [20, -4],
      [14, 36],
    ]),
];

// Badlands

/** A mesa, given by its left foot, its height and its width. */
function mesa(x: number, y: number, w: number, h: number): string {
  const top = y - h;
  const [left, right] = [x + w * 0.12, x + w * 0.84];
  const strata = [0.3, 0.55, 0.78]
    .map(
      (t) =>
        `M${(left - (left - x) * t).toFixed(1)} ${(top + h * t).toFixed(1)}H${(right + (x + w - right) * t).toFixed(1)}`,
    )
    .join('');
  return (
    shadow(`M${x + w - 8} ${y - 2}l32 6H${x + 4}Z`, 0.22) +
    path(`M${x} ${y}L${left} ${top}H${right}L${x + w} ${y}Z`, 'mesa') +
    path(`M${x + w * 0.55} ${top}H${right}L${x + w} ${y}H${x + w * 0.62}Z`, 'mesa-shade') +
    stroke(strata, 'mesa-line', 1.8, ' stroke-opacity=".6"') +
    `<ellipse cx="${(left + right) / 2}" cy="${top}" rx="${((right - left) / 2).toFixed(1)}" ry="4" fill="$mesa-light"/>`
  );
}
const cracks = (spots: readonly (readonly [number, number])[]): string =>
  stroke(
    spots.map(([x, y]) => `M${x} ${y}l6-4 4 5 8-3`).join(''),
    'crack',
    1.6,
    ' stroke-opacity=".7"',
  );

export const BADLANDS = [
  hollow('clay') +
    cracks([
      [-44, 18],
      [28, 36],
      [-4, 42],
    ]) +
    mesa(-8, -14, 50, 27) +
    mesa(-48, 2, 42, 29) +
    mesa(0, 28, 48, 26),
  hollow('clay') +
    cracks([
      [-12, -22],
      [30, 8],
      [-30, 34],
    ]) +
    mesa(-42, -10, 44, 25) +
    mesa(-4, 8, 50, 32) +
    mesa(-46, 32, 40, 24),
];

// Ruins

/** Remains of a house: front and side, collapsed roof, windows. */
function tower(x: number, y: number, w: number, h: number): string {
  const top = y - h;
  const windows = Array.from({ length: Math.floor((h - 6) / 8) }, (_, i) => y - 6 - i * 8);
  return (
    shadow(`M${x + w} ${y}l16 5H${x - 5}Z`, 0.25) +
    `<path d="M${x} ${y}V${top}l${w * 0.2}-4 ${w * 0.2} 6 ${w * 0.25}-5 ${w * 0.35} 4V${y}Z" fill="$wall" stroke="$wall-edge" stroke-width="1.4" stroke-linejoin="round"/>` +
    `<path d="M${x + w} ${y}V${top + 1}l6-4V${y - 5}Z" fill="$wall-shade" stroke="$wall-edge" stroke-width="1.4" stroke-linejoin="round"/>` +
    `<path d="${windows.map((at) => `M${x + 4} ${at}h3m4 0h3`).join('')}" stroke="$wall-edge" stroke-width="3" stroke-opacity=".8"/>`
  );
}
const streets = (d: string): string => stroke(d, 'street', 7, ' stroke-opacity=".55"');

export const RUINS = [
  hollow('rubble') +
    streets('M-50 4 48-22M-28 42 32-42') +
    tower(-10, -12, 21, 24) +
    tower(22, -10, 18, 20) +
    tower(-48, 2, 23, 30) +
    tower(-20, 22, 24, 27) +
    tower(24, 20, 18, 26) +
    tower(-2, 40, 20, 16),
  hollow('rubble') +
    streets('M-48-14 50 20M-20 46 16-46') +
    tower(-34, -12, 20, 24) +
    tower(8, -14, 24, 22) +
    tower(-8, 10, 18, 28) +
    tower(26, 14, 20, 24) +
    tower(-42, 24, 22, 24) +
    tower(4, 38, 26, 22),
];

// Hills

/** A mound, given by its left foot, with its shaded side and a line of light. */
function mound(x: number, y: number, w: number, h: number, hasTree = false): string {
  const [cx, top] = [x + w / 2, y - h];
  return (
    `<path d="M${x} ${y}Q${x + w * 0.3} ${top - 4} ${cx} ${top}T${x + w} ${y}Q${cx} ${y + 5} ${x} ${y}Z" fill="$mound" stroke="$mound-edge" stroke-width="1.4"/>` +
    path(
      `M${cx} ${top}Q${cx + w * 0.3} ${top + 2} ${x + w} ${y}Q${x + w * 0.75} ${y + 4} ${x + w * 0.57} ${y + 2}Q${x + w * 0.68} ${y - 8} ${cx} ${top}Z`,
      'mound-shade',
      ' fill-opacity=".75"',
    ) +
    stroke(
      `M${x + w * 0.19} ${y - 7}Q${x + w * 0.33} ${top + 3} ${x + w * 0.45} ${top + 2}`,
      'mound-light',
      2.2,
    ) +
    (hasTree ? path(`M${x + w * 0.4} ${y + 1}l4-10 4 10Z`, 'tree') : '')
  );
}

export const HILLS = [
  hollow('hill') +
    mound(2, -16, 42, 25, true) +
    mound(-48, -12, 42, 25) +
    mound(-30, 3, 46, 24) +
    mound(6, 16, 38, 27) +
    mound(-44, 28, 40, 24) +
    mound(-8, 34, 38, 27, true),
  hollow('hill') +
    mound(-36, -16, 44, 24) +
    mound(10, -6, 38, 24, true) +
    mound(-46, 8, 36, 24) +
    mound(-14, 14, 44, 26) +
    mound(16, 30, 36, 26) +
    mound(-34, 36, 40, 26, true),
];

// Mountains

/** A peak, given by its left foot, top and right foot, with snow. */
function peak(x: number, y: number, w: number, h: number): string {
  const [cx, top] = [x + w * 0.52, y - h];
  const [left, right] = [w * 0.18, w * 0.19];
  const snow = h * 0.36;
  return (
    shadow(`M${x + w - 6} ${y}l42 4H${x}Z`, 0.22) +
    `<path d="M${x} ${y}L${cx} ${top}L${x + w} ${y}Z" fill="$peak" stroke="$peak-edge" stroke-width="1.6" stroke-linejoin="round"/>` +
    path(
      `M${cx} ${top}L${x + w} ${y}H${x + w * 0.58}L${cx + 7} ${y - h * 0.46}L${cx - 2} ${y - h * 0.64}Z`,
      'peak-shade',
    ) +
    path(
      `M${cx} ${top}L${cx - left} ${top + snow}l${left * 0.66}-3 ${left * 0.36} 6 ${right * 0.48}-6 ${right * 0.52} 3Z`,
      'snow',
    )
  );
}

export const MOUNTAINS = [
  hollow('scree') + peak(-50, 18, 52, 54) + peak(-4, 20, 52, 48) + peak(-33, 36, 70, 72),
  hollow('scree') + peak(-12, 10, 58, 62) + peak(-52, 22, 54, 50) + peak(-16, 38, 60, 52),
  hollow('scree') + peak(-46, 10, 50, 46) + peak(2, 22, 48, 56) + peak(-38, 38, 62, 62),
];

export const CRATERS = [
  '<ellipse rx="47" ry="38" cy="3" fill="$rim-shade"/><ellipse rx="47" ry="38" fill="$rim"/>' +
    '<ellipse rx="40" ry="31" cy="3" fill="$pit"/><path d="M-40 3A40 31 0 0 1 40 3 40 24 0 0 0-40 3Z" fill="$pit-shade"/>' +
    '<ellipse rx="25" ry="15" cy="12" fill="$pit-deep"/><ellipse rx="21" ry="11" cy="14" fill="$pool"/>' +
    '<ellipse rx="12" ry="5" cx="-4" cy="12" fill="$pool-light"/>' +
    stroke('M-47-6-56-12M40-20 50-29M-34 28-42 37M36 25 45 33M4-38 6-48', 'rim-shade', 3),
];

/** Contour lines of dark land; the ends of each line meet those of the next tile. */
export const CONTOURS = {
  size: 240,
  svg: stroke(
    'M0 22C30 4 80 2 120 22S200 42 240 22M0 64C44 50 70 84 120 78S196 52 240 64M0 112C30 128 84 92 120 104S190 130 240 112M0 158C40 140 90 182 130 164S200 148 240 158M0 204C28 224 74 186 118 200S206 190 240 204',
    'contour',
    1.3,
    ' stroke-opacity=".8"',
  ),
} as const;

/** Returns a colour for day, and one half as bright for dusk in the dark theme. */
const dusk = (day: string): readonly [string, string] => [
  day,
  `#${[1, 3, 5]
    .map((i) =>
      Math.round(Number.parseInt(day.slice(i, i + 2), 16) * 0.5)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`,
];

/** Colours of the land. Dark land is the same by day and at dusk. */
export const LAND = {
  ...{ sand: dusk('#dfc797'), 'sand-deep': dusk('#c4a468'), 'sand-shade': dusk('#b3935a') },
  ...{ 'sand-light': dusk('#f6e6c1'), pebble: dusk('#8d7243') },
  ...{ grass: dusk('#c6c183'), 'grass-deep': dusk('#a5a35e'), tuft: dusk('#5f6d2c') },
  ...{ 'tuft-light': dusk('#7f8840'), bush: dusk('#66752f'), 'bush-light': dusk('#8fa04a') },
  ...{ clay: dusk('#c98a5b'), 'clay-deep': dusk('#a8643a'), crack: dusk('#6d3a1d') },
  ...{ mesa: dusk('#d98f57'), 'mesa-shade': dusk('#8f4a25'), 'mesa-line': dusk('#7b3d1c') },
  'mesa-light': dusk('#efb888'),
  ...{ rubble: dusk('#bdb3a3'), 'rubble-deep': dusk('#978c7f'), street: dusk('#8a8073') },
  ...{ wall: dusk('#cfc6b8'), 'wall-shade': dusk('#6d6459'), 'wall-edge': dusk('#453d34') },
  ...{ hill: dusk('#cfb176'), 'hill-deep': dusk('#aa864e'), mound: dusk('#cda765') },
  ...{ 'mound-shade': dusk('#8f6b36'), 'mound-light': dusk('#f1dba6') },
  ...{ 'mound-edge': dusk('#7c5d2d'), tree: dusk('#55642a') },
  ...{ scree: dusk('#b9aa95'), 'scree-deep': dusk('#86755f'), peak: dusk('#b7a892') },
  ...{ 'peak-shade': dusk('#675745'), 'peak-edge': dusk('#3f352a'), snow: dusk('#f8f4ea') },
  ...{ 'crater-ground': dusk('#b69a78'), rim: dusk('#cbb08d'), 'rim-shade': dusk('#8d7052') },
  ...{ pit: dusk('#6f5640'), 'pit-shade': dusk('#4a382a'), 'pit-deep': dusk('#2d2a22') },
  ...{ pool: dusk('#7fd6a0'), 'pool-light': dusk('#d7ffe3'), cast: ['#000000', '#000000'] },
  'dark-land': ['#282520', '#282520'],
  'dark-a': ['#24211d', '#24211d'],
  'dark-b': ['#2b2722', '#2b2722'],
  contour: ['#4a443a', '#4a443a'],
  'dark-grid': ['#4a443a', '#4a443a'],
  'dark-label': ['#958b78', '#958b78'],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;
