import type { ContentRow } from '@jalon/content/server';
import { localEditor } from '../settings/editor-settings.ts';
import type { Settings } from '../settings/settings.ts';
import { SiteMap, sitePages } from '../site-map.ts';
import { feedPaths } from './feed-paths.ts';
import { pictures } from './pictures.server.ts';

/** The options of the engine that come from the settings. */
export function contentOptions({ club, siteUrl, editor }: Settings) {
  const own = editor ?? (import.meta.env.DEV ? localEditor : undefined);
  const script = import.meta.env.DEV ? '/app/content/start-editor.ts' : '/admin/editor.js';
  return {
    club,
    origin: siteUrl,
    pictures,
    feed: { page: 'advice', paths: feedPaths },
    table: (rows: readonly ContentRow[]) => new SiteMap(sitePages(club, rows)),
    editor: own && { ...own, script },
  };
}
