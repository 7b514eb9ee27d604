import type { PageTable } from '../pages/page-table.ts';
import type { ContentDocument } from '../source/content-document.ts';
import type { ContentPages, Log } from '../source/content-pages.ts';
import type { ContentProblem, ContentSource } from '../source/content-source.ts';
import { fileSource } from '../source/file-source.ts';
import { type KeptSource, keptSource } from '../source/kept-source.ts';
import { type StrapiSettings, strapiContent } from '../strapi/strapi-client.ts';
import { type ContentRow, contentRows } from './content-rows.ts';

/** The content for an editor’s preview. */
export interface Drafts<Table extends PageTable = PageTable> extends ContentPages<Table> {
  /** False while the content system is unavailable: the published content is then shown. */
  readonly available: boolean;
}

/** The content of a site, from its folder or from its content system. */
export interface ContentStore<Table extends PageTable = PageTable> {
  pages(): ContentPages<Table>;
  /** Reads the content again, if it comes from a content system. Never throws. */
  refresh(): Promise<void>;
  /** The current drafts; undefined if the content has none. */
  drafts(): Promise<Drafts<Table> | undefined>;
  stop(): void;
}

/** A content system: Strapi 5. */
export interface ContentSystem extends StrapiSettings {
  /** The file that stores the last good content over a restart. */
  readonly copy: string;
  /** Seconds between two reads of the content. */
  readonly refreshSeconds: number;
}

export interface ContentStoreOptions<Table extends PageTable = PageTable> {
  /** The folder of the content; with a content system, the content until its first answer. */
  readonly folder: string;
  /** Read the folder again after each change. */
  readonly watch?: boolean | undefined;
  /** Default: the content comes from the folder. */
  readonly system?: ContentSystem | undefined;
  /** The host's documents besides pages and texts of the site. */
  readonly documents?: readonly ContentDocument[];
  /** The table of all pages: those of the content at the host's addresses, and the host's own. */
  readonly table: (rows: readonly ContentRow[]) => Table;
  /** The mistakes in published content, which are logged once: `problems` of the engine. */
  readonly problems?: (pages: ContentPages<Table>) => readonly ContentProblem[];
  readonly log: Log;
}

/** Drafts older than this, in milliseconds, are read again for the next page. */
const draftsAge = 2_000;

/** Opens the content of a site. Call `refresh` before the first page, and `stop` at the end of the process. */
export function openContent<Table extends PageTable>(
  options: ContentStoreOptions<Table>,
): ContentStore<Table> {
  const { folder: path, watch = false, documents, system, log } = options;
  const folder = fileSource(path, { watch, documents });
  if (!system) {
    return {
      pages: pagesOf(folder, options),
      refresh: async () => {},
      drafts: async () => undefined,
      stop() {},
    };
  }

  const read = strapiContent(system, documents);
  const published = keptSource({
    read: () => read('published'),
    documents,
    first: () => folder.current(),
    copy: system.copy,
    interval: system.refreshSeconds,
    log,
  });
  const draft = keptSource({ read: () => read('draft'), documents, first: () => published.current(), log });
  // Mistakes in drafts are not logged, because drafts are unfinished.
  const draftPages = pagesOf(draft, { ...options, problems: () => [] });
  let draftsRead = Number.NEGATIVE_INFINITY;
  return {
    pages: pagesOf(published, options),
    refresh: () => published.refresh(),
    async drafts() {
      if (performance.now() - draftsRead > draftsAge) {
        await draft.refresh();
        draftsRead = performance.now();
      }
      return { ...draftPages(), available: draft.available };
    },
    stop() {
      for (const source of [published, draft] satisfies KeptSource[]) source.stop();
    },
  };
}

/** The pages of the current content. */
function pagesOf<Table extends PageTable>(
  source: ContentSource,
  { table, problems, log }: ContentStoreOptions<Table>,
): () => ContentPages<Table> {
  let last: ContentPages<Table> | undefined;
  return () => {
    const content = source.current();
    if (last?.content === content) return last;
    last = { content, table: table(contentRows(content)) };
    for (const problem of problems?.(last) ?? content.problems) {
      log.warn({ content: problem }, 'A mistake in the content');
    }
    return last;
  };
}
