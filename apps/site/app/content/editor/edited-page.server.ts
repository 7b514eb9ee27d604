import type { Locale } from '@jalon/i18n';
import * as z from 'zod/mini';
import type { SiteContext } from '../../site-context.server.ts';
import { SiteMap, sitePages } from '../../site-map.ts';
import { contentRows } from '../content-rows.ts';
import type { Pages } from '../site-content.server.ts';
import type { ContentPage, ContentProblem } from '../source/content-source.ts';
import { readEdited } from '../source/read-content.ts';

/** A page from the editor’s form, in one language. */
export const edit = z.object({
  /** Its file; empty for a new page. */
  path: z.string(),
  fields: z.record(z.string(), z.unknown()),
});

interface Edited extends Pages {
  readonly page: ContentPage;
  readonly problems: ContentProblem[];
}

/** The pages of the site with one from the editor, and the mistakes in that one. */
export function withEdit(site: SiteContext, { path, fields }: z.infer<typeof edit>, locale: Locale): Edited {
  const { content, forms, settings } = site;
  const [, id = 'new-page'] = /([^/]+)\.(?:fr|en)\.md$/.exec(path) ?? [];
  const { body, ...others } = (withoutEmpty(fields) ?? {}) as Readonly<Record<string, unknown>>;
  const problems: ContentProblem[] = [];
  const text = `---\n${JSON.stringify(others)}\n---\n${typeof body === 'string' ? body : ''}`;
  const before = content.pages.find((page) => page.id === id);
  const page = readEdited(before, id, locale, text, problems);
  const pages = [...content.pages.filter((one) => one !== before), page];
  const edited = { ...content, pages };
  const siteMap = new SiteMap(sitePages(settings.club, contentRows(edited)));
  return { content: edited, siteMap, forms, page, problems };
}

/** The values that the editor writes to the file: a form has an empty text, list or object for an empty field. */
function withoutEmpty(value: unknown): unknown {
  if (value === null || value === '') return undefined;
  if (Array.isArray(value)) {
    const items = value.map(withoutEmpty).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value)
    .map(([key, item]) => [key, withoutEmpty(item)] as const)
    .filter(([, item]) => item !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
