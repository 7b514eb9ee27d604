import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { phoneMasks } from '../phone-input/phone-mask.ts';
import { postalCodeMask } from '../postal-code-input/postal-code-mask.ts';
import { digitsOf, groupedMask, MaskedInput } from './index.ts';
import { deleted, inserted, masked } from './mask.ts';

const card = groupedMask({ characters: digitsOf, groups: [4, 4], separators: [' '] });

it('serves the answer as it is shown', () => {
  const html = renderToString(<MaskedInput mask={card} name="n" defaultValue="12345678" className="mine" />);
  expect(html).toMatch(/^<input (?=[^>]*name="n")(?=[^>]*value="1234 5678")(?=[^>]*class="[^"]*mine)/);
  expect(html).not.toContain('mask');
});

it('serves an invalid answer as it was typed, so that nothing is lost and its error makes sense', () => {
  const html = renderToString(<MaskedInput mask={card} name="n" defaultValue="1234-5678 poste 9" />);
  expect(html).toContain('value="1234-5678 poste 9"');
});

/** `514| 555`: a text with its caret, or with a selection between two bars. */
function at(marked: string): [text: string, start: number, end: number] {
  const [start, end = start] = [marked.indexOf('|'), marked.lastIndexOf('|') - 1];
  return [marked.replaceAll('|', ''), start, end < start ? start : end];
}
const marked = ({ text, caret }: { text: string; caret: number }) =>
  `${text.slice(0, caret)}|${text.slice(caret)}`;

describe('a phone number while it is typed', () => {
  const mask = phoneMasks.fr;

  it.each([
    ['|', '5', '5|'],
    ['514|', '5', '514 5|'],
    ['514 555|', '0', '514 555-0|'],
    ['51|', 'a', '51|'],
    ['514 555-0199|', '7', '514 555-01997|'],
    ['51|4 555-0199', '7', '517| 455-50199'],
    ['5|4 555-019', '1', '51|4 555-019'],
    ['51|4 55|5-0199', '8', '518| 501-99'],
    ['|', '(514) 555-0199', '514 555-0199|'],
    ['|', '+1 514 555 0199', '514 555-0199|'],
    ['|', '５１４５５５０１９９', '514 555-0199|'],
    ['151 455-5019|', '9', '514 555-0199|'],
  ])('%s and %s give %s', (before, typed, after) => {
    const [text, start, end] = at(before);
    expect(marked(inserted(mask, text, start, end, typed))).toBe(after);
  });

  it.each([
    ['514 |555', 'backward', '51|5 55'],
    ['514| 555', 'forward', '514| 55'],
    ['514 555-|0199', 'backward', '514 55|0-199'],
    ['|514', 'backward', '|514'],
    ['514|', 'forward', '514|'],
    ['5|14 5|55', 'none', '5|55'],
    ['|514 555-0199|', 'none', '|'],
  ] as const)('%s deleted %s gives %s', (before, towards, after) => {
    const [text, start, end] = at(before);
    expect(marked(deleted(mask, text, start, end, towards))).toBe(after);
  });

  it('is shown as each language writes it', () => {
    expect([phoneMasks.fr, phoneMasks.en].map(({ format }) => format('5145550199'))).toEqual([
      '514 555-0199',
      '514-555-0199',
    ]);
  });
});

it('shows a postal code in capitals, in two groups', () => {
  expect(marked(masked(postalCodeMask, 'h1h-1h1 x', 9))).toBe('H1H 1H1|');
  expect(marked(inserted(postalCodeMask, 'H1H', 3, 3, 'é1'))).toBe('H1H 1|');
});

describe.each(Object.entries({ phone: phoneMasks.fr, postal: postalCodeMask, card }))(
  'the %s mask, for any text',
  (_name, mask) => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[0-9A-Za-z -]{0,16}$/));

    it('keeps an answer that needs no formatting, and reads the displayed text back to the same answer', () => {
      fc.assert(
        fc.property(text, (typed) => {
          const kept = mask.keep(typed);
          expect(kept.length).toBeLessThanOrEqual(mask.length);
          expect(mask.keep(kept)).toBe(kept);
          expect(mask.keep(mask.format(kept))).toBe(kept);
          expect(mask.format(kept)).not.toMatch(/[ -]$/);
        }),
      );
    });

    it('shows a well-written answer after any edit, with the caret in it', () => {
      fc.assert(
        fc.property(text, text, fc.nat(20), fc.nat(20), (typed, insertion, one, other) => {
          const before = mask.format(mask.keep(typed));
          const [start, end] = [one, other]
            .map((place) => Math.min(place, before.length))
            .sort((a, b) => a - b) as [number, number];
          for (const after of [
            inserted(mask, before, start, end, insertion),
            deleted(mask, before, start, end, 'none'),
            deleted(mask, before, start, start, 'backward'),
            deleted(mask, before, end, end, 'forward'),
          ]) {
            expect(after.text).toBe(mask.format(mask.keep(after.text)));
            expect(after.caret).toBeGreaterThanOrEqual(0);
            expect(after.caret).toBeLessThanOrEqual(after.text.length);
          }
        }),
      );
    });

    it('deletes one character with one press, at any position of the caret', () => {
      fc.assert(
        fc.property(text, fc.nat(20), (typed, place) => {
          const kept = mask.keep(typed);
          const before = mask.format(kept);
          const caret = Math.min(place, before.length);
          const characters = mask.characters(before.slice(0, caret)).length;
          const after = deleted(mask, before, caret, caret, 'backward');
          expect(mask.characters(after.text).length).toBe(kept.length - Math.min(1, characters));
        }),
      );
    });
  },
);
