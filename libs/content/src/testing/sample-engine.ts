import { type ContentOptions, createContent } from '../engine/create-content.ts';
import type { ContentPages } from '../source/content-pages.ts';
import { type ContentFile, readContent } from '../source/read-content.ts';
import { contentRows, contentTable } from '../store/content-rows.ts';
import { sampleFiles } from './sample-content.ts';

/** The sample content, with more files or others of the same names, and the table of its pages. */
export function samplePages(more: readonly ContentFile[] = []): ContentPages {
  const kept = sampleFiles.filter(({ name }) => !more.some((file) => file.name === name));
  const content = readContent([...kept, ...more]);
  return { content, table: contentTable(contentRows(content)) };
}

/** An engine of these pages. */
export function sampleEngine(options: Partial<ContentOptions> = {}, more: readonly ContentFile[] = []) {
  const pages = samplePages(more);
  return createContent({
    club: { name: { fr: 'Le club', en: 'The club' } },
    pages: () => pages,
    pictures: { 'winter-road': '/winter-road.svg' },
    ...options,
  });
}
