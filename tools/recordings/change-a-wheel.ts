import {
  at,
  box,
  car,
  colours,
  cross,
  disc,
  ease,
  numbered,
  room,
  type Scene,
  shown,
  stroke,
  tick,
  wheel,
  winterRoad,
} from './drawing.ts';

const { nuit, slate, mist, pale, neige, white, balise, soleil, deep, lac } = colours;

const yard = () =>
  box(0, 0, 960, 540, pale) +
  `<path d="M0 330Q200 250 420 320T960 290V440H0Z" fill="${mist}"/>` +
  box(0, 430, 960, 110, slate) +
  box(0, 426, 960, 8, neige);

const blinks = (time: number) => Math.floor(time * 1.5) % 2 === 0;

const before: Scene = ({ progress, time }) =>
  progress < 0.62
    ? yard() +
      at(300, 470, car(lac, { hazard: blinks(time) })) +
      // The warning triangle, far behind.
      at(
        120,
        430,
        `<path d="M0 -60L36 4H-36Z" fill="none" stroke="${balise}" stroke-width="11" stroke-linejoin="round"/>`,
      ) +
      shown(ease(progress, 0.2, 0.28), tick(480, 230, ease(progress, 0.22, 0.32)))
    : winterRoad() +
      at(330, 440, car(lac, { hazard: blinks(time) }), { turn: 8 }) +
      shown(ease(progress, 0.66, 0.72), cross(480, 190, ease(progress, 0.68, 0.78)));

const centre = { x: 480, y: 275 } as const;
const radius = 200;
const nutAt = (index: number) => {
  const angle = ((72 * index - 90) * Math.PI) / 180;
  return [centre.x + Math.cos(angle) * radius * 0.32, centre.y + Math.sin(angle) * radius * 0.32] as const;
};

const wrench = (x: number, y: number, turn: number) =>
  at(
    x,
    y,
    `<path d="M-20 -12A23 23 0 1 1 -20 12L-8 8V-8Z" fill="${deep}"/>` +
      box(16, -9, 230, 18, deep, 9) +
      box(180, -13, 76, 26, balise, 13),
    { turn },
  );

const bigWheel = () => room() + at(centre.x, centre.y, wheel(radius));

const loosen: Scene = ({ progress, part }) => {
  const index = Math.min(4, Math.floor(Math.max(0, progress - 0.15) * 5.9));
  const within = (Math.max(0, progress - 0.15) * 5.9) % 1;
  const [x, y] = nutAt(index);
  return (
    bigWheel() +
    (progress < 0.15
      ? at(480, 500, `<g transform="scale(1 .22)">${wheel(150)}</g>`) +
        shown(ease(part, 0.5, 0.8), tick(760, 430))
      : wrench(x, y, 20 - 90 * ease(within, 0.2, 0.8)) +
        // Counter-clockwise.
        stroke('M760 330A300 300 0 0 0 700 110', soleil, 12, ease(within, 0.2, 0.8), 250))
  );
};

/** The car on its jack; `height` from 0 to 1. */
const lifted = (height: number, front = 1) =>
  yard() +
  at(300, 470, at(84, -30, at(-84, 30, car(lac, { front })), { turn: -6 * height })) +
  `<path d="M510 470L540 ${452 - 14 * height}L570 470L540 ${440 - 22 * height}Z" fill="none" stroke="${balise}" stroke-width="9" stroke-linejoin="round"/>` +
  box(500, 466, 80, 10, deep, 4);

const lift: Scene = ({ progress }) =>
  lifted(ease(progress, 0.2, 0.6)) +
  shown(
    ease(progress, 0.7, 0.76),
    stroke('M396 540L448 480L486 476', '#c98f5f', 22) + cross(480, 330, ease(progress, 0.74, 0.85)),
  );

const change: Scene = ({ progress }) => {
  const off = ease(progress, 0.25, 0.5);
  const on = ease(progress, 0.55, 0.85);
  return (
    lifted(1, 0) +
    shown(1 - ease(progress, 0.45, 0.5), at(574 + 250 * off, 408 + 60 * off, wheel(34, 200 * off))) +
    at(-60 + 634 * on, 470 - 62 * on, wheel(34, 400 * on)) +
    shown(ease(progress, 0.88, 0.93), tick(574, 280))
  );
};

/** Every second nut, in a star pattern. */
const star = [0, 2, 4, 1, 3];

const tighten: Scene = ({ progress }) => {
  const done = Math.max(0, (progress - 0.12) * 7);
  return (
    bigWheel() +
    star
      .map((nut, index) => {
        const [x, y] = nutAt(nut);
        const [toX, toY] = nutAt(star[index + 1] ?? nut);
        return index < 4
          ? stroke(`M${x} ${y}L${toX} ${toY}`, soleil, 9, ease(done, index + 0.5, index + 1), 130)
          : '';
      })
      .join('') +
    star
      .map((nut, index) => {
        const [x, y] = nutAt(nut);
        return shown(
          ease(done, index, index + 0.3),
          at(x, y, numbered(index + 1, 0, 0, balise), { scale: 0.75 }),
        );
      })
      .join('')
  );
};

const after: Scene = ({ time, progress }) =>
  winterRoad(time * 110) +
  at(300, 480, car(lac, { turn: time * 180 })) +
  // The speed on the spare.
  shown(
    ease(progress, 0.05, 0.15),
    disc(800, 150, 66, white, balise, 14) +
      disc(782, 134, 13, 'none', nuit, 8) +
      disc(782, 164, 17, 'none', nuit, 8) +
      `<ellipse cx="824" cy="150" rx="17" ry="31" fill="none" stroke="${nuit}" stroke-width="8"/>`,
  );

export const scenes: readonly Scene[] = [before, loosen, lift, change, tighten, after];
