import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { ContentUnavailable, type KeptSourceOptions, keptSource } from './kept-source.ts';
import { type ContentFile, readContent } from './read-content.ts';

let folder: string;
let copy: string;
const log = { info: vi.fn(), warn: vi.fn() };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jalon-kept-'));
  copy = join(folder, 'deeper', 'content.json');
  vi.clearAllMocks();
  return () => rmSync(folder, { recursive: true });
});

/** The files of a site whose home page has this title. */
function filesWith(title: string): ContentFile[] {
  const description = 'A description that is long enough for search engines to show it.';
  const page = (locale: string) =>
    `---\n${JSON.stringify({ path: `/${locale}`, title, description })}\n---\n`;
  const site = '{"texts":{},"subjects":{},"lifeMoments":{}}';
  return [
    ...['fr', 'en'].map((locale) => ({ name: `home.${locale}.md`, text: page(locale) })),
    ...['fr', 'en'].map((locale) => ({ name: `site.${locale}.yml`, text: site })),
  ];
}

const away = new ContentUnavailable('status 500');
const first = () => readContent(filesWith('Premier'));

function sourceOf(read: KeptSourceOptions['read'], options: Partial<KeptSourceOptions> = {}) {
  const source = keptSource({ read, first, copy, log, ...options });
  onTestFinished(() => source.stop());
  const title = () => source.current().pages[0]?.texts.fr.title;
  return { source, title };
}

it('shows the first content until the service was read, then the content of the service', async () => {
  const { source, title } = sourceOf(async () => filesWith('Lu'));
  expect(title()).toBe('Premier');
  await source.refresh();
  expect(title()).toBe('Lu');
});

it('gives the same object until something changes', async () => {
  const { source } = sourceOf(async () => filesWith('Lu'));
  await source.refresh();
  const before = source.current();
  await source.refresh();
  expect(source.current()).toBe(before);
});

it('keeps the last good content while the service is away, logs it once, and recovers by itself', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const read = vi.fn(async () => filesWith('Bon'));
  const { source, title } = sourceOf(read, { interval: 60, copy: undefined });
  await source.refresh();
  read.mockRejectedValue(away);
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.advanceTimersByTimeAsync(5_000 + 10_000);
  expect(read).toHaveBeenCalledTimes(4);
  expect(title()).toBe('Bon');
  expect(source.available).toBe(false);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith({ reason: 'status 500' }, expect.any(String));

  read.mockResolvedValue(filesWith('De retour'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(title()).toBe('De retour');
  expect(source.available).toBe(true);
  expect(log.info).toHaveBeenCalledOnce();
});

it.each([
  ['nothing', []],
  ['no home page', filesWith('x').filter(({ name }) => !name.startsWith('home'))],
  [
    'nonsense',
    [
      { name: 'home.fr.md', text: '}{' },
      { name: 'x', text: '\u0000' },
    ],
  ],
])('keeps the last good content when the service has %s', async (_name, files) => {
  const read = vi.fn(async () => filesWith('Bon'));
  const { source, title } = sourceOf(read);
  await source.refresh();
  read.mockResolvedValue(files);
  await source.refresh();
  expect(title()).toBe('Bon');
  expect(log.warn).toHaveBeenCalledOnce();
});

it('starts with the content of the last run when the service is away', async () => {
  await sourceOf(async () => filesWith('Hier')).source.refresh();
  const { source, title } = sourceOf(async () => Promise.reject(away));
  await source.refresh();
  expect(title()).toBe('Hier');
});

it('ignores a copy that was damaged', async () => {
  await sourceOf(async () => filesWith('Hier')).source.refresh();
  writeFileSync(copy, '[{"name":');
  expect(sourceOf(async () => []).title()).toBe('Premier');
});

it('works without a place for the copy', async () => {
  writeFileSync(join(folder, 'deeper'), 'a file where the folder should be');
  const { source, title } = sourceOf(async () => filesWith('Lu'));
  await source.refresh();
  expect(title()).toBe('Lu');
  expect(log.warn).toHaveBeenCalledOnce();
});

it('reads again when a change is announced during a read', async () => {
  const answers: ((files: ContentFile[]) => void)[] = [];
  const { source, title } = sourceOf(() => new Promise((resolve) => answers.push(resolve)));
  const done = [source.refresh(), source.refresh(), source.refresh()];
  answers[0]?.(filesWith('Avant'));
  await vi.waitFor(() => expect(answers).toHaveLength(2), { timeout: 5_000 });
  answers[1]?.(filesWith('Après'));
  await Promise.all(done);
  expect(title()).toBe('Après');
  expect(answers).toHaveLength(2);
});
