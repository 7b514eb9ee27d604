import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type FeatureOf, fileSource } from '@jalon/content/server';
import { locales } from '@jalon/i18n';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../../content/', import.meta.url));
const fileOf = (address: string) => folder + address.slice(1);

/** The recordings of the repository, each with the text of its page. */
const recordings = fileSource(folder)
  .current()
  .pages.flatMap(({ id, files, texts }) =>
    locales.flatMap((locale) =>
      texts[locale].blocks
        .filter(
          (block): block is FeatureOf<'recording'> => 'modelId' in block && block.modelId === 'recording',
        )
        .map((recording) => ({
          name: `${id}.${locale}`,
          recording,
          page: readFileSync(folder + files[locale], 'utf8'),
        })),
    ),
  );

interface Cue {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

function cuesIn(webVtt: string): Cue[] {
  const [head, ...blocks] = webVtt.trim().split('\n\n');
  expect(head).toBe('WEBVTT');
  const seconds = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return blocks.map((block) => {
    const [timing = '', ...lines] = block.split('\n');
    const [from = '', to = ''] = timing.split(' --> ');
    return { from: seconds(from), to: seconds(to), text: lines.join(' ').replaceAll(/<[^>]+>/g, '') };
  });
}

/** Only letters and digits, without Markdown and the names of speakers. */
const letters = (text: string) => text.replaceAll(/[^\p{L}\d]/gu, '').toLowerCase();
const transcript = (markdown: string) =>
  letters(
    markdown
      .replace(/^---\n[\s\S]*?\n---\n/, '')
      .replaceAll(/^\*\*[^*]+\*\*\s?: /gm, '')
      .replaceAll(/\]\([^)]+\)/g, ']')
      .replaceAll(/^\d+\. /gm, ''),
  );

it('has two podcasts and two videos, in both languages', () => {
  expect(recordings.map(({ name }) => name.replace(/\.(fr|en)$/, '')).toSorted()).toEqual(
    ['boost-a-battery', 'change-a-wheel', 'night-shift', 'older-drivers'].flatMap((id) => [id, id]),
  );
});

describe.each(recordings.map((one) => [one.name, one] as const))('%s', (_name, { recording, page }) => {
  it('has its files, which are small', () => {
    const { src, captions, poster } = recording;
    for (const file of [src, captions]) expect(existsSync(fileOf(file)), file).toBe(true);
    if (poster.src.startsWith('/')) expect(existsSync(fileOf(poster.src))).toBe(true);
    expect(statSync(fileOf(src)).size).toBeLessThan(600_000);
  });

  it('has captions that follow each other, each short enough to be read', () => {
    const cues = cuesIn(readFileSync(fileOf(recording.captions), 'utf8'));
    expect(cues.length).toBeGreaterThan(20);
    for (const [index, { from, to, text }] of cues.entries()) {
      expect(to, text).toBeGreaterThan(from);
      expect(from, text).toBeGreaterThanOrEqual(cues[index - 1]?.to ?? 0);
      expect(text.length, text).toBeLessThanOrEqual(90);
    }
  });

  it('is on a page whose text is its transcript', () => {
    const cues = cuesIn(readFileSync(fileOf(recording.captions), 'utf8'));
    expect(letters(cues.map(({ text }) => text).join(' '))).toBe(transcript(page));
  });
});
