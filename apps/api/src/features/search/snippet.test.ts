import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { snippet } from './snippet.ts';
import { foldedText } from './words.ts';

const wanted = (...words: string[]) => ({ words: new Set(words) });
const hundred = { size: 100, fallback: true };

const long = `${'Le début ne dit rien de ce que l’on cherche. '.repeat(5)}La batterie fatigue en hiver, et la batterie neuve aussi.${' La fin non plus ne dit rien.'.repeat(5)}`;

/** A snippet as a visitor reads it. */
function shown(html = ''): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return html
    .replaceAll(/<\/?em>/g, '')
    .replaceAll(/&(\w+|#39);/g, (_, name: string) => entities[name] ?? '');
}

describe('a snippet', () => {
  it('is the whole text when that is short enough, with each hit marked', () => {
    expect(snippet('L’œuvre, l’auto.', wanted('oeuvre', 'auto'), hundred)).toBe(
      'L’<em>œuvre</em>, l’<em>auto</em>.',
    );
  });

  it('is cut between words around the hits, with what is left out told on both sides', () => {
    const text = snippet(long, wanted('batterie', 'hiver'), hundred) ?? '';
    expect(text).toMatch(/^….*\bLa <em>batterie<\/em> fatigue en <em>hiver<\/em>.*…$/);
    expect(shown(text).length).toBeLessThanOrEqual(100);
    expect(long).toContain(shown(text).slice(1, -1));
    expect(shown(text)).toMatch(/^…[\p{L}’]+ .* [\p{L}]+…$/u);
  });

  it('shows where the most different words stand together', () => {
    const text = `Batterie seule ici. ${'Rien. '.repeat(30)}La batterie en hiver. ${'Rien. '.repeat(30)}`;
    expect(snippet(text, wanted('batterie', 'hiver'), hundred)).toContain(
      '<em>batterie</em> en <em>hiver</em>',
    );
  });

  it('falls back to the beginning, or is none', () => {
    const beginning = snippet(long, wanted('absent'), hundred) ?? '';
    expect(beginning).toMatch(/^Le début ne dit rien/);
    expect(beginning).toMatch(/[\p{L}]…$/u);
    expect(beginning.length).toBeLessThanOrEqual(100);
    expect(snippet(long, wanted('absent'), { size: 100, fallback: false })).toBeUndefined();
    expect(snippet('', wanted('absent'), hundred)).toBe('');
  });

  it('escapes everything but its own marks', () => {
    expect(snippet('<em>a</em> & "b" <script>c</script> \'', wanted('script'), hundred)).toBe(
      '&lt;em&gt;a&lt;/em&gt; &amp; &quot;b&quot; &lt;<em>script</em>&gt;c&lt;/<em>script</em>&gt; &#39;',
    );
  });

  it('marks what was typed of a word that is not finished, accents and ligatures counted as they are', () => {
    const typing = (beginning: string) => ({ words: new Set<string>(), beginning });
    expect(snippet('Les batteries', typing('bat'), hundred)).toBe('Les <em>bat</em>teries');
    expect(snippet('Électrique', typing('elec'), hundred)).toBe('<em>Élec</em>trique');
    expect(snippet('Œuvre', typing('o'), hundred)).toBe('<em>Œ</em>uvre');
    expect(snippet('Œuvre', typing('oeu'), hundred)).toBe('<em>Œu</em>vre');
  });

  it('is never longer than wanted, never a half character, and always a part of the text', () => {
    const piece = fc.oneof(
      fc.constantFrom('batterie', 'hiver', ' ', '<', '&', '🚗', '𝒳', "'", 'é', 'e\u0301'),
      fc.string({ unit: 'grapheme', maxLength: 30 }),
    );
    const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('').toWellFormed());
    fc.assert(
      fc.property(text, fc.integer({ min: 20, max: 120 }), fc.boolean(), (value, size, fallback) => {
        const html = snippet(value, wanted('batterie', 'hiver', 'x'), { size, fallback });
        if (html === undefined) return;
        const plain = shown(html);
        expect(plain.isWellFormed()).toBe(true);
        expect(html.replaceAll(/<\/?em>/g, '')).not.toMatch(/[<>"']/);
        if (plain === value) return;
        expect(plain.length).toBeLessThanOrEqual(size);
        expect(value).toContain(plain.replace(/^…/, '').replace(/…$/, ''));
      }),
      { numRuns: 500 },
    );
  });
});

it('folds letters as they are searched: hyphens, apostrophes and slashes part words', () => {
  expect(foldedText('L’ÉLAN d’Œuvre, CX-5 et/ou 2.0 — «pneus»')).toBe('l elan d oeuvre cx 5 et ou 2 0 pneus');
});
