/** SVG shapes that the drawn videos share. We drew all of them. */

export const colours = {
  nuit: '#0e3447',
  deep: '#0a2736',
  slate: '#33627a',
  mist: '#86a7b7',
  pale: '#d9e5eb',
  neige: '#f6f3ec',
  sand: '#ebe5d8',
  white: '#ffffff',
  balise: '#c4380c',
  orange: '#e4602f',
  soleil: '#f4b81c',
  epinette: '#2c6a4c',
  lac: '#1b6ca8',
} as const;

export const size = { width: 960, height: 540 } as const;

/** A moment of a video. */
export interface Moment {
  readonly section: number;
  /** The paragraph or list item that is being read; -1 during the heading. */
  readonly paragraph: number;
  /** The progress in the section, 0 to 1. */
  readonly progress: number;
  /** The progress in the paragraph, 0 to 1. */
  readonly part: number;
  /** Seconds since the beginning of the video. */
  readonly time: number;
}

export type Scene = (moment: Moment) => string;

/** Eases from 0 to 1 while `value` goes from `from` to `to`. */
export function ease(value: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

export const at = (x: number, y: number, content: string, { scale = 1, turn = 0 } = {}) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${content}</g>`;

export const shown = (opacity: number, content: string) =>
  opacity <= 0 ? '' : `<g opacity="${opacity.toFixed(3)}">${content}</g>`;

/** A line that is drawn up to `progress`; `length` is the approximate length of the path. */
export function stroke(path: string, colour: string, width: number, progress = 1, length = 60): string {
  if (progress <= 0) return '';
  const dashes = progress < 1 ? ` stroke-dasharray="${(length * progress).toFixed(1)} 2000"` : '';
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dashes}/>`;
}

export const disc = (x: number, y: number, radius: number, fill: string, outline = 'none', width = 0) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="${outline}" stroke-width="${width}"/>`;

export const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

/** The numbers 1 to 5 in a disc, drawn as paths, because no font may be installed. */
const digits: readonly string[] = [
  '',
  'M-6 -9L2 -15V15',
  'M-9 -8Q-8 -15 0 -15Q9 -15 9 -7Q9 0 -9 15H10',
  'M-9 -15H8L-1 -4Q10 -4 10 6Q10 15 0 15Q-8 15 -10 9',
  'M4 15V-15L-10 6H10',
  'M8 -15H-7L-8 -2Q-4 -5 0 -5Q10 -5 10 5Q10 15 -1 15Q-7 15 -10 11',
];
export const numbered = (number: number, x: number, y: number, fill: string = colours.nuit) =>
  at(x, y, disc(0, 0, 27, fill, colours.white, 4) + stroke(digits[number] ?? '', colours.white, 5));

export const tick = (x: number, y: number, progress = 1) =>
  at(x, y, disc(0, 0, 30, colours.epinette) + stroke('M-13 1L-4 11L14 -10', colours.white, 7, progress));

export const cross = (x: number, y: number, progress = 1) =>
  at(
    x,
    y,
    disc(0, 0, 30, colours.balise) +
      stroke('M-11 -11L11 11', colours.white, 7, Math.min(1, progress * 2)) +
      stroke('M11 -11L-11 11', colours.white, 7, progress * 2 - 1),
  );

export function wheel(radius: number, turn = 0, nuts = true): string {
  const around = (count: number, distance: number, part: (x: number, y: number) => string) =>
    Array.from({ length: count }, (_, index) => {
      const angle = ((turn + (360 / count) * index - 90) * Math.PI) / 180;
      return part(Math.cos(angle) * distance * radius, Math.sin(angle) * distance * radius);
    }).join('');
  return (
    disc(0, 0, radius, '#16232b') +
    disc(0, 0, radius * 0.68, colours.pale, colours.mist, radius * 0.05) +
    around(5, 0.52, (x, y) => stroke(`M0 0L${x} ${y}`, colours.mist, radius * 0.12)) +
    disc(0, 0, radius * 0.2, colours.slate) +
    (nuts ? around(5, 0.32, (x, y) => disc(x, y, radius * 0.06, colours.nuit)) : '')
  );
}

/** A car that faces right, 360 wide; its wheels touch y = 0. */
export function car(
  colour: string,
  { turn = 0, lights = false, hazard = false, hood = 0, front = 1, rear = 1 } = {},
): string {
  const lamp = (x: number, fill: string) => box(x, -84, 16, 14, fill, 5);
  return (
    `<path d="M8 -30Q4 -86 40 -92L96 -100Q138 -150 190 -150H222Q262 -150 286 -100L330 -90Q356 -84 354 -30Z" fill="${colour}"/>` +
    `<path d="M112 -100Q146 -138 182 -138V-100ZM196 -138H218Q248 -138 268 -100H196Z" fill="${colours.pale}"/>` +
    at(
      292,
      -98,
      `<path d="M0 0L56 10L54 18L-2 8Z" fill="${colour}" stroke="${colours.deep}" stroke-width="3"/>`,
      {
        turn: -hood,
      },
    ) +
    box(8, -42, 346, 14, colours.deep, 7) +
    lamp(338, lights ? colours.soleil : colours.neige) +
    lamp(6, hazard ? colours.soleil : colours.balise) +
    (hazard ? lamp(338, colours.soleil) : '') +
    (lights ? `<path d="M354 -84L470 -120V-40Z" fill="${colours.soleil}" opacity=".35"/>` : '') +
    (rear ? at(84, -30, wheel(32, turn)) : disc(84, -30, 12, colours.slate)) +
    (front ? at(282, -30, wheel(32, turn)) : disc(282, -30, 12, colours.slate))
  );
}

/** A banded pole with its base at y = 0. */
export const pole = (height = 120) =>
  box(-5, -height, 10, height, colours.balise, 3) +
  [0.2, 0.5, 0.8].map((share) => box(-5, -height * share - 8, 10, 14, colours.neige)).join('');

/** A road in winter, shifted by `moved`. */
export function winterRoad(moved = 0): string {
  const poles = Array.from({ length: 6 }, (_, index) => {
    const x = ((((index * 220 - moved) % 1320) + 1320) % 1320) - 120;
    return at(x, 372, pole(110));
  }).join('');
  return (
    box(0, 0, 960, 540, colours.pale) +
    `<path d="M0 300L120 210L230 280L380 170L520 270L650 200L800 290L960 220V400H0Z" fill="${colours.mist}"/>` +
    `<path d="M0 340Q240 290 480 340T960 330V400H0Z" fill="${colours.neige}"/>` +
    box(0, 366, 960, 174, colours.slate) +
    box(0, 366, 960, 10, colours.neige) +
    Array.from({ length: 8 }, (_, index) =>
      box(((((index * 160 - moved * 1.4) % 1280) + 1280) % 1280) - 160, 470, 90, 8, colours.soleil),
    ).join('') +
    poles
  );
}

/** The floor and the wall of a garage. */
export const room = () =>
  box(0, 0, 960, 540, colours.neige) +
  box(0, 0, 960, 60, colours.nuit) +
  box(0, 430, 960, 110, colours.mist) +
  box(0, 424, 960, 8, colours.balise);

export const picture = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}">${content}</svg>`;
