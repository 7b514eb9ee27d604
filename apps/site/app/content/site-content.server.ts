import { formDefinitions, type SiteForm } from '@jalon/forms/schemas';
import type { Settings } from '../../server/settings.ts';
import { SiteMap, sitePages } from '../site-map.ts';
import { contentProblems } from './content-problems.server.ts';
import { contentRows } from './content-rows.ts';
import type { Content, ContentSource } from './source/content-source.ts';
import { fileSource } from './source/file-source.server.ts';
import { type KeptSource, keptSource } from './source/kept-source.server.ts';
import { strapiContent } from './strapi/strapi-client.server.ts';

/** Data for all pages of a site, until its content changes. */
export interface Pages {
  readonly content: Content;
  readonly siteMap: SiteMap;
  /** The forms with the club's settings. */
  readonly forms: readonly SiteForm[];
}

/** The content for an editor’s preview. */
export interface Drafts extends Pages {
  /** False while the content system is unavailable: the published content is then shown. */
  readonly available: boolean;
}

/** The content of a site, from its folder or from its content system. */
export interface SiteContent {
  pages(): Pages;
  /** Reads the content again, if it comes from a content system. Never throws. */
  refresh(): Promise<void>;
  /** The current drafts; undefined if the content has none. */
  drafts(): Promise<Drafts | undefined>;
  stop(): void;
}

type Log = Readonly<Record<'info' | 'warn' | 'error', (details: object, message: string) => void>>;

/** Drafts older than this, in milliseconds, are read again for the next page. */
const draftsAge = 2_000;

export function siteContent(settings: Settings, log: Log): SiteContent {
  const folder = fileSource(settings.contentFolder, { watch: import.meta.env.DEV });
  // Here and not in the server: the server has its own copy of `@jalon/forms`, whose field registry does not know the
  // schemas of this bundle.
  const forms = formDefinitions(settings.club);
  const { cms } = settings;
  if (!cms) {
    return {
      pages: pagesSource(folder, settings, forms, log),
      refresh: async () => {},
      drafts: async () => undefined,
      stop() {},
    };
  }

  const read = strapiContent(cms);
  const published = keptSource({
    read: () => read('published'),
    first: () => folder.current(),
    copy: cms.copy,
    interval: cms.refreshSeconds,
    log,
  });
  const draft = keptSource({ read: () => read('draft'), first: () => published.current(), log });
  // Mistakes in drafts are not logged, because drafts are unfinished.
  const draftPages = pagesSource(draft, settings, forms);
  let draftsRead = Number.NEGATIVE_INFINITY;
  return {
    pages: pagesSource(published, settings, forms, log),
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

/** The pages of the current content. Its mistakes are logged once. */
function pagesSource(
  source: ContentSource,
  settings: Settings,
  forms: readonly SiteForm[],
  log?: Log,
): () => Pages {
  let last: Pages | undefined;
  return () => {
    const content = source.current();
    if (last?.content === content) return last;
    const siteMap = new SiteMap(sitePages(settings.club, contentRows(content)));
    last = { content, siteMap, forms };
    for (const problem of log ? contentProblems(last) : []) {
      log?.warn({ content: problem }, 'A mistake in the content');
    }
    return last;
  };
}
