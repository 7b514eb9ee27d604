// `npx jalon links <file>`: writes the table of pages and names of memberships that the API's setting SITE_LINKS names.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { SiteLinks } from '@jalon/api-client/contract';
import { defaultClub } from '@jalon/club';
import { type Command, workspaceRoot } from '@jalon/process';
import { defaultContentFolder } from '../app/settings/settings.ts';
import { siteLinksOf } from '../app/site-links.ts';
import { SiteMap, sitePages } from '../app/site-map.ts';
import { membershipNames } from './membership-names.ts';

export const usage = 'Usage: npx jalon links <file>';

export const run: Command = async ([name, ...others], { environment }) => {
  if (name === undefined || others.length > 0) throw new Error(usage);
  const file = resolve(workspaceRoot, name);
  // None of these addresses depends on a club's settings.
  const pages = siteLinksOf(new SiteMap(sitePages(defaultClub)));
  const links: SiteLinks = {
    ...pages,
    memberships: await membershipNames(environment.CONTENT_DIR ?? defaultContentFolder),
  };
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(links, null, 2)}\n`);
};
