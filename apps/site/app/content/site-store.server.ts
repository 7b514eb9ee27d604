import {
  type ContentStore,
  type ContentStoreOptions,
  createContent,
  openContent,
} from '@jalon/content/server';
import { formDefinitions, type SiteForm } from '@jalon/forms/schemas';
import type { Settings } from '../settings/settings.ts';
import type { SiteMap } from '../site-map.ts';
import { contentOptions } from './content-options.server.ts';
import { formProblems, membershipProblems } from './feature-problems.server.ts';
import { memberships } from './memberships.ts';

/** Opens the content of the site, for the settings of its process. */
export function openSiteContent(settings: Settings, log: ContentStoreOptions['log']): ContentStore<SiteMap> {
  const options = contentOptions(settings);
  const { contentFolder: folder, cms: system } = settings;
  const forms = formsOf(settings);
  const hosted = { form: formProblems(forms), ...membershipProblems };
  return openContent({
    folder,
    system,
    watch: import.meta.env.DEV,
    documents: [memberships],
    table: options.table,
    problems: (pages) => createContent({ ...options, pages: () => pages, features: hosted }).problems(pages),
    log,
  });
}

const definitions = new WeakMap<Settings, readonly SiteForm[]>();

/**
 * The forms with the club's settings. Here and not in the server: the server has its own copy of `@jalon/forms`, whose
 * field registry does not know the schemas of this bundle.
 */
export function formsOf(settings: Settings): readonly SiteForm[] {
  const forms = definitions.get(settings) ?? formDefinitions(settings.club);
  definitions.set(settings, forms);
  return forms;
}
