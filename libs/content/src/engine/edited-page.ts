import type { Locale } from '@jalon/i18n';
import * as z from 'zod/mini';
import type { PageTable } from '../pages/page-table.ts';
import type { ContentPages } from '../source/content-pages.ts';
import type { ContentPage, ContentProblem } from '../source/content-source.ts';
import { readEdited } from '../source/read-content.ts';
import { type ContentRow, contentRows } from '../store/content-rows.ts';

/** A page from the editor’s form, in one language. */
const edit = z.object({
  /** Its file; empty for a new page. */
  path: z.string(),
  fields: z.record(z.string(), z.unknown()),
});
export type Edit = z.infer<typeof edit>;

/** The form in the body of a request; undefined if the body is malformed. */
export async function readEdit(request: Request): Promise<Edit | undefined> {
  return z.safeParse(edit, await request.json().catch(() => undefined)).data;
}

interface Edited extends ContentPages {
  readonly page: ContentPage;
  readonly problems: readonly ContentProblem[];
}

/** The pages of the site with one from the editor, and the mistakes in that one. */
export function withEdit(
  { content }: ContentPages,
  { path, fields }: Edit,
  locale: Locale,
  table: (rows: readonly ContentRow[]) => PageTable,
): Edited {
  const [, id = 'new-page'] = /([^/]+)\.(?:fr|en)\.md$/.exec(path) ?? [];
  const { body, ...others } = (withoutEmpty(fields) ?? {}) as Readonly<Record<string, unknown>>;
  const problems: ContentProblem[] = [];
  const text = `---\n${JSON.stringify(others)}\n---\n${typeof body === 'string' ? body : ''}`;
  const before = content.pages.find((page) => page.id === id);
  const page = readEdited(before, id, locale, text, problems);
  const edited = { ...content, pages: [...content.pages.filter((one) => one !== before), page] };
  return { content: edited, table: table(contentRows(edited)), page, problems };
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
