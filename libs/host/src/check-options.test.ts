import { expect, it } from 'vitest';
import { checkOptions } from './check-options.ts';

const given = {
  paths: {
    signIn: { fr: '/fr/connexion', en: '/en/sign-in' },
    steps: { review: { fr: '/fr/a', en: '/en/a' } },
  },
  api: { baseUrl: 'http://api.test' },
  club: {},
};
const check = (changes: object) => () =>
  checkOptions('createThing', { ...given, ...changes }, { paths: ['signIn', 'steps'], club: true });

it('accepts paths in both languages, an address of the API and a club', () => {
  expect(check({})).not.toThrow();
  expect(check({ paths: { ...given.paths, optional: undefined, made: () => '/' } })).not.toThrow();
});

it.each([
  [{ paths: undefined }, 'createThing needs paths'],
  [{ paths: { steps: given.paths.steps } }, 'createThing needs paths.signIn'],
  [
    { paths: { ...given.paths, signIn: { fr: '/fr/connexion' } } },
    'createThing needs paths.signIn.en, a path such as /en',
  ],
  [
    { paths: { ...given.paths, steps: { review: { fr: 'fr/a', en: '/en/a' } } } },
    'createThing needs paths.steps.review.fr, a path such as /fr',
  ],
  [
    { paths: { ...given.paths, signIn: '/fr' } },
    'createThing needs paths.signIn, with a path in each language',
  ],
  [{ api: undefined }, 'createThing needs api'],
  [{ api: {} }, 'createThing needs api.baseUrl, an address such as http://127.0.0.1:3001'],
  [
    { api: { baseUrl: 'api.test' } },
    'createThing needs api.baseUrl, an address such as http://127.0.0.1:3001',
  ],
  [{ club: undefined }, 'createThing needs club'],
])('names what is missing or wrong in %j', (changes, message) => {
  expect(check(changes)).toThrow(new Error(message));
});
