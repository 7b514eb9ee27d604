import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchMarks, snippet } from './snippet.ts';

const hundred = { size: 100, fallback: true };

/** A text as an engine marks it, with these words as matches. */
function mark(text: string, ...words: string[]): string {
  if (words.length === 0) return text;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return text.replaceAll(pattern, (word) => matchMarks.start + word + matchMarks.end);
}

const long = `${'Le début ne dit rien de ce que l’on cherche. '.repeat(5)}La batterie fatigue en hiver, et la batterie neuve aussi.${' La fin non plus ne dit rien.'.repeat(5)}`;

/** A snippet as a visitor reads it. */
function shown(html = ''): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return html
    .replaceAll(/<\/?em>/g, '')
    .replaceAll(/&(\w+|#39);/g, (_, name: string) => entities[name] ?? '');
}

describe('a snippet', () => {
  it('is the whole text when it is short enough, with each match in em', () => {
    expect(snippet(mark('L’œuvre, l’auto.', 'œuvre', 'auto'), hundred)).toBe(
      'L’<em>œuvre</em>, l’<em>auto</em>.',
    );
  });

  it('is cut between words around the matches, with an ellipsis on both sides', () => {
    const text = snippet(mark(long, 'batterie', 'hiver'), hundred) ?? '';
    expect(text).toMatch(/^….*\bLa <em>batterie<\/em> fatigue en <em>hiver<\/em>.*…$/);
    expect(shown(text).length).toBeLessThanOrEqual(100);
    expect(long).toContain(shown(text).slice(1, -1));
    expect(shown(text)).toMatch(/^…[\p{L}’]+ .* [\p{L}]+…$/u);
  });

  it('shows where the most different words are together', () => {
    const text = `Batterie seule ici. ${'Rien. '.repeat(30)}La batterie en hiver. ${'Rien. '.repeat(30)}`;
    expect(snippet(mark(text, 'batterie', 'hiver'), hundred)).toContain(
      '<em>batterie</em> en <em>hiver</em>',
    );
  });

  it('falls back to the beginning of the text, or is undefined', () => {
    const beginning = snippet(long, hundred) ?? '';
    expect(beginning).toMatch(/^Le début ne dit rien/);
    expect(beginning).toMatch(/[\p{L}]…$/u);
    expect(beginning.length).toBeLessThanOrEqual(100);
    expect(snippet(long, { size: 100, fallback: false })).toBeUndefined();
    expect(snippet('', hundred)).toBe('');
  });

  it('escapes everything but its own tags', () => {
    expect(snippet(mark('<em>a</em> & "b" <script>c</script> \'', 'script'), hundred)).toBe(
      '&lt;em&gt;a&lt;/em&gt; &amp; &quot;b&quot; &lt;<em>script</em>&gt;c&lt;/<em>script</em>&gt; &#39;',
    );
  });

  it('marks the typed characters of an unfinished word, with or without accents and ligatures', () => {
    const typing = (typed: string) => ({ ...hundred, typed });
    expect(snippet(mark('Les batteries', 'batteries'), typing('bat'))).toBe('Les <em>bat</em>teries');
    expect(snippet(mark('Électrique', 'Électrique'), typing('elec'))).toBe('<em>Élec</em>trique');
    expect(snippet(mark('Œuvre', 'Œuvre'), typing('o'))).toBe('<em>Œ</em>uvre');
    expect(snippet(mark('Œuvre', 'Œuvre'), typing('oeu'))).toBe('<em>Œu</em>vre');
    expect(snippet(mark('En hiver', 'hiver'), typing('batt'))).toBe('En <em>hiver</em>');
  });

  it('is never too long, never has half a character, and is always a part of the text', () => {
    const piece = fc.oneof(
      fc.constantFrom('batterie', 'hiver', ' ', '<', '&', '🚗', '𝒳', "'", 'é', 'e\u0301'),
      fc.string({ unit: 'grapheme', maxLength: 30 }),
    );
    const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('').toWellFormed());
    fc.assert(
      fc.property(text, fc.integer({ min: 20, max: 120 }), fc.boolean(), (value, size, fallback) => {
        const html = snippet(mark(value, 'batterie', 'hiver', 'x'), { size, fallback });
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
