import { expect, it } from 'vitest';
import { firstDifference } from '../screen-reader/compare.ts';

const opening = ['# opens /en', 'Skip to content', 'link', 'Towing', 'heading level 1'];
const keys = ['# Tab', 'Skip to content link.', '', '# Return'];
const transcript = (...lines: string[]) => `${lines.join('\n')}\n`;
const known = transcript(...opening, '', ...keys);

it.each([
  ['the same', known],
  [
    'a page that was read from its start again when it was complete',
    transcript(
      '# opens /en',
      'Skip to content',
      'Loading. Please wait.',
      'Finished loading Towing.',
      ...opening.slice(1),
      '',
      ...keys,
    ),
  ],
  [
    'how far the page is, and the mode of the keyboard',
    known.replace('Towing', 'Towing – Club Jalon document web.\nTowing\nFocus mode'),
  ],
  ['more of the page before the next key', known.replace('content link.', 'content link.\nFrançais link.')],
])('leaves out of the comparison: %s', (_what, now) => {
  expect(firstDifference(known, now)).toBeUndefined();
});

it.each([
  ['another word', known.replace('Towing', 'Boosting'), 'step 1, opens /en: “Boosting” instead of “Towing”'],
  [
    'a heading that is none',
    known.replace('heading level 1\n', ''),
    'step 1, opens /en: “nothing” instead of “heading level 1”',
  ],
  [
    'a key after which nothing is said',
    known.replace('Skip to content link.\n', ''),
    'step 2, Tab: “nothing” instead of “Skip to content”',
  ],
  [
    'something said after a key that said nothing',
    `${known}Cookies refused.\n`,
    'step 3, Return: “Cookies refused.” instead of “nothing”',
  ],
  [
    'one Tab more',
    transcript(...opening, '', '# Tab', 'Skip to content link.', '', ...keys),
    'step 3: “Tab” instead of “Return”',
  ],
  ['a tour that ended early', transcript(...opening), 'step 2: the end'],
])('finds %s', (_what, now, difference) => {
  expect(firstDifference(known, now)).toBe(difference);
});
