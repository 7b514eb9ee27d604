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
  winterRoad,
} from './drawing.ts';

const { nuit, slate, mist, pale, white, balise, soleil, epinette, deep, orange, lac } = colours;

/** A battery with its two posts, 220 wide; its bottom is at y = 0. */
function battery(level: number): string {
  const post = (x: number, plus: boolean) =>
    box(x - 20, -158, 40, 24, plus ? balise : deep, 4) +
    box(x - 14, -118, 28, 6, white) +
    (plus ? box(x - 3, -129, 6, 28, white) : '');
  return (
    box(0, -136, 220, 136, nuit, 10) +
    box(20, -84, 180, 60, slate, 6) +
    box(26, -78, 168 * level, 48, level > 0.4 ? epinette : balise, 4) +
    post(46, true) +
    post(174, false)
  );
}

const clamp = (x: number, y: number, colour: string) =>
  at(x, y, `<path d="M-13 -46H13L9 0H3V-12H-3V0H-9Z" fill="${colour}"/>${box(-13, -62, 26, 22, deep, 6)}`);

/** The four clamps in order, moved as far as `done`: to the flat battery, twice to the good one, to the engine. */
function cables(done: readonly number[]): string {
  const [first = 0, second = 0, third = 0, fourth = 0] = done;
  return (
    stroke('M226 200C300 60 560 60 626 200', balise, 9, first && 0.06 + 0.94 * second, 520) +
    stroke('M754 200C720 20 330 10 130 330', deep, 9, third && 0.06 + 0.94 * fourth, 800) +
    shown(first, clamp(226, 262, balise) + numbered(1, 226, 170)) +
    shown(second, clamp(626, 262, balise) + numbered(2, 626, 170)) +
    shown(third, clamp(754, 262, deep) + numbered(3, 754, 170)) +
    shown(fourth, clamp(118, 392, deep) + numbered(4, 118, 300))
  );
}

const twoBatteries = (level: number) =>
  room() +
  at(180, 420, battery(level)) +
  at(580, 420, battery(1)) +
  // A bare part of the engine, away from the battery.
  box(64, 390, 96, 40, mist, 6) +
  box(92, 380, 44, 14, slate, 4);

const look: Scene = ({ progress }) =>
  progress < 0.5
    ? room() +
      at(370, 420, battery(0.15)) +
      `<path d="M380 284L404 340L428 284L452 326L476 284L500 346L524 284L548 320L572 284Z" fill="${pale}"/>` +
      stroke('M420 420L450 372L436 350L470 300', white, 5, ease(progress, 0.1, 0.3), 140) +
      shown(ease(progress, 0.25, 0.35), cross(610, 250, ease(progress, 0.28, 0.42)))
    : winterRoad() +
      at(60, 470, car(lac)) +
      at(900, 470, `<g transform="scale(-1 1)">${car(orange)}</g>`) +
      stroke('M432 400H528', nuit, 5, ease(progress, 0.55, 0.65), 96) +
      stroke('M446 388L432 400L446 412M514 388L528 400L514 412', nuit, 5, ease(progress, 0.6, 0.7)) +
      shown(ease(progress, 0.7, 0.75), tick(480, 320, ease(progress, 0.72, 0.8)));

const connect: Scene = ({ paragraph, part }) =>
  twoBatteries(0.15) +
  cables(
    [0, 1, 2, 3].map((item) => (item < paragraph ? 1 : ease(item === paragraph ? part : 0, 0.05, 0.5))),
  ) +
  (paragraph === 3 && part > 0.6 ? at(118, 372, spark()) : '');

const spark = () =>
  `<path d="M0 -34L8 -10L32 -14L14 4L26 26L2 14L-18 30L-12 6L-34 -8L-8 -10Z" fill="${soleil}"/>`;

const start: Scene = ({ progress, time }) => {
  const shaken = Math.round(time * 8) % 2;
  const runs = progress > 0.55;
  const turn = 360 * ease(progress, 0, 0.55);
  const angle = (turn * Math.PI) / 180;
  const hand = `M480 150L${480 + 46 * Math.sin(angle)} ${150 - 46 * Math.cos(angle)}`;
  const smoke = (index: number) => {
    const age = (time * 0.7 + index / 3) % 1;
    return shown(1 - age, disc(944 + age * 40, 440 - age * 60, 8 + age * 18, mist));
  };
  return (
    winterRoad() +
    at(60, 470 - (runs ? shaken : 0), car(lac, { lights: progress > 0.8, hood: 55 })) +
    at(900, 470 - shaken, `<g transform="scale(-1 1)">${car(orange, { hood: 55, lights: true })}</g>`) +
    stroke('M372 380C420 460 540 460 588 380', balise, 7) +
    stroke('M380 392C430 480 530 480 580 392', deep, 7) +
    [0, 1, 2].map(smoke).join('') +
    disc(480, 150, 70, white, nuit, 8) +
    stroke(hand, balise, 8) +
    disc(480, 150, 7, nuit)
  );
};

const disconnect: Scene = ({ progress }) =>
  twoBatteries(0.75) +
  // In the reverse order: the fourth clamp goes first.
  cables([0.8, 0.62, 0.44, 0.26].map((from) => 1 - ease(progress, from - 0.12, from)));

const portable: Scene = ({ progress }) => {
  const ready = progress > 0.5;
  return (
    room() +
    at(560, 420, battery(ready ? 0.9 : 0.15)) +
    box(140, 330, 220, 100, orange, 16) +
    box(200, 304, 100, 34, 'none') +
    stroke('M210 330V306H290V330', deep, 10) +
    disc(180, 380, 16, ready ? '#53c98a' : deep, white, 4) +
    stroke('M330 350C420 200 540 160 606 200', balise, 9, ease(progress, 0.05, 0.2), 340) +
    stroke('M340 390C420 470 480 500 520 400', deep, 9, ease(progress, 0.2, 0.35), 260) +
    box(470, 396, 80, 34, mist, 6) +
    shown(ease(progress, 0.1, 0.2), clamp(606, 262, balise)) +
    shown(ease(progress, 0.25, 0.35), clamp(510, 398, deep)) +
    shown(ease(progress, 0.55, 0.62), tick(850, 200, ease(progress, 0.58, 0.66)))
  );
};

const after: Scene = ({ time }) =>
  winterRoad(time * 130) + at(300, 480, car(lac, { turn: time * 200, lights: true }));

export const scenes: readonly Scene[] = [look, connect, start, disconnect, portable, after];
