import { describe, expect, it } from 'vitest';
import { sampleHelpRule, sampleMemberships } from '../samples/index.ts';
import { readHelpAnswers } from './read-answers.ts';
import { recommend } from './recommend.ts';

const { help } = sampleMemberships.fr;
const ids = ['essentiel', 'plus', 'famille', 'premier'] as const;
const questions = Object.keys(sampleHelpRule);

/** Every combination of answers. */
const combinations = help.reduce<Record<string, string>[]>(
  (before, { id, answers }) =>
    before.flatMap((given) => answers.map((answer) => ({ ...given, [id]: answer.id }))),
  [{}],
);

describe('the demonstration club recommends', () => {
  it.each([
    ['a city driver who wants help only', 'alone near car roadside', 'essentiel', 'plus'],
    ['someone who drives between regions', 'alone region car car', 'plus', 'essentiel'],
    ['a cyclist with a car', 'alone region bicycle car', 'plus', 'premier'],
    ['a household in town', 'several near car roadside', 'famille', 'premier'],
    ['a household that travels', 'several far car everything', 'famille', 'premier'],
    ['a traveller with a trailer', 'alone far camper everything', 'premier', 'plus'],
    ['a household with a motorhome', 'several far camper everything', 'premier', 'famille'],
  ])('%s', (_who, words, first, second) => {
    const given = words.split(' ');
    const answers = Object.fromEntries(questions.map((id, index) => [id, given[index] ?? '']));
    const { first: best, second: next } = recommend(sampleHelpRule, answers, ids);
    expect([best, next]).toEqual([first, second]);
  });

  it('each type to someone, always two different ones, and says why the first', () => {
    const found = combinations.map((answers) => recommend(sampleHelpRule, answers, ids));
    expect(combinations).toHaveLength(54);
    expect(new Set(found.map(({ first }) => first))).toEqual(new Set(ids));
    for (const { first, second, reasons } of found) {
      expect(first).not.toBe(second);
      expect(reasons[first]?.length).toBeGreaterThan(0);
    }
  });

  it('never the family type to one person, nor a type for one or two people to a family', () => {
    for (const answers of combinations) {
      const { first, second } = recommend(sampleHelpRule, answers, ids);
      const left = answers.household === 'alone' ? ['famille'] : ['essentiel', 'plus'];
      expect(left).not.toContain(first);
      expect(left).not.toContain(second);
    }
  });

  it('with a rule that knows exactly the questions, answers and types of the content', () => {
    expect(questions).toEqual(help.map(({ id }) => id));
    for (const { id, answers } of help) {
      expect(Object.keys(sampleHelpRule[id] ?? {})).toEqual(answers.map((answer) => answer.id));
      for (const points of Object.values(sampleHelpRule[id] ?? {})) {
        for (const type of Object.keys(points)) expect(ids).toContain(type);
      }
    }
  });
});

describe('the rule', () => {
  const rule = { q: { a: { x: 1, y: 1 } }, r: { b: { y: 2 } } };

  it('prefers, of equals, the first of the content', () => {
    expect(recommend(rule, { q: 'a' }, ['x', 'y'])).toMatchObject({ first: 'x', second: 'y' });
    expect(recommend(rule, { q: 'a' }, ['y', 'x'])).toMatchObject({ first: 'y', second: 'x' });
  });

  it('gives the reasons that weigh most first', () => {
    expect(recommend(rule, { q: 'a', r: 'b' }, ['x', 'y']).reasons).toEqual({ y: ['r', 'q'], x: ['q'] });
  });

  it('recommends the only type, and ignores unknown answers', () => {
    expect(recommend(rule, { q: 'z' }, ['x'])).toEqual({ first: 'x', second: undefined, reasons: { x: [] } });
  });
});

describe('the answers in an address', () => {
  it.each([
    ['none', '', {}],
    ['the first', 'household=alone', { household: 'alone' }],
    [
      'all',
      'household=alone&distance=far&vehicle=car&advice=car',
      { household: 'alone', distance: 'far', vehicle: 'car', advice: 'car' },
    ],
    ['those before a missing one', 'household=alone&vehicle=car', { household: 'alone' }],
    ['those before an unknown one', 'household=alone&distance=moon&vehicle=car', { household: 'alone' }],
    ['no name of an object’s own', 'household=constructor', {}],
  ])('%s', (_row, search, answers) => {
    expect(readHelpAnswers(search, help)).toEqual(answers);
  });
});
