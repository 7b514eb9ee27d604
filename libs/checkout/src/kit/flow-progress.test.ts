import { describe, expect, it } from 'vitest';
import { completeStep, type FlowName, flowSteps, initialProgress } from './flow-progress.ts';

const letters = { not_done: '-', idle: 'i', done: 'd' } as const;
const states = { '-': 'not_done', i: 'idle', d: 'done' } as const;

/** The states of a flow in the order of its steps: `d` done, `i` idle, `-` not done. */
const written = (flow: FlowName, progress: Readonly<Record<string, keyof typeof letters>>) =>
  flowSteps[flow].map((step) => letters[progress[step] ?? 'not_done']).join('');

describe('a flow begins with its first step', () => {
  it.each([
    ['modify-my-membership', 'registration addMember payment review', 'i---'],
    ['register', 'registration addMember address payment review', 'i----'],
    ['renewal', 'payment review', 'i-'],
    ['gift-a-membership', 'registration addMember address payment review', 'i----'],
  ] as const)('%s: %s', (flow, steps, expected) => {
    expect(flowSteps[flow].join(' ')).toBe(steps);
    expect(written(flow, initialProgress(flow))).toBe(expected);
  });
});

describe('completing a step of register', () => {
  it.each([
    ['the first: the second becomes idle', 'i----', 'registration', 'di---'],
    ['the second: the third becomes idle', 'di---', 'addMember', 'ddi--'],
    ['the last but one: the last becomes idle', 'dddi-', 'payment', 'ddddi'],
    ['the last: no other changes', 'ddddi', 'review', 'ddddd'],
    ['one that was edited: an idle next step stays', 'di---', 'registration', 'di---'],
    ['one that was edited: a done next step stays', 'dddi-', 'registration', 'dddi-'],
    ['one that was jumped to: those before it stay', 'i----', 'address', 'i-di-'],
  ] as const)('%s', (_row, before, step, after) => {
    const given = Object.fromEntries(
      flowSteps.register.map((name, index) => [name, states[before[index] as keyof typeof states]]),
    ) as ReturnType<typeof initialProgress<'register'>>;
    expect(written('register', completeStep('register', given, step))).toBe(after);
    expect(written('register', given)).toBe(before);
  });
});

// Every order in which steps can be completed: the states depend on nothing else.
const orders = (rest: readonly string[]): string[][] =>
  rest.length === 0
    ? [[]]
    : rest.flatMap((step) => orders(rest.filter((one) => one !== step)).map((after) => [step, ...after]));

it.each(Object.keys(flowSteps) as FlowName[])(
  '%s is done when all steps are completed, in any order, and never before',
  (flow) => {
    for (const order of orders(flowSteps[flow])) {
      let progress = initialProgress(flow);
      for (const [index, step] of order.entries()) {
        progress = completeStep(flow, progress, step as never);
        const isDone = Object.values(progress).every((state) => state === 'done');
        expect(isDone, order.slice(0, index + 1).join()).toBe(index === order.length - 1);
      }
    }
  },
);
