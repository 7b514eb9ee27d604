// `npx jalon links <file>`: writes the table of pages and names of memberships that the API's setting SITE_LINKS names.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { SiteLinks } from '@jalon/api-client/contract';
import { defaultClub } from '@jalon/club';
import { workspaceRoot } from '@jalon/process';
import { defaultContentFolder } from '../app/settings/settings.ts';
import { siteLinksOf } from '../app/site-links.ts';
import { SiteMap, sitePages } from '../app/site-map.ts';
import { membershipNames } from './membership-names.ts';

const usage = 'Usage: npx jalon links <file>';

const [name, ...others] = process.argv.slice(2);
if (name === '--help') {
  console.log(usage);
  process.exit(0);
}
if (name === undefined || others.length > 0) {
  console.error(usage);
  process.exit(1);
}
const file = resolve(workspaceRoot, name);
// None of these addresses depends on a club's settings.
const pages = siteLinksOf(new SiteMap(sitePages(defaultClub)));
const links: SiteLinks = {
  ...pages,
  memberships: await membershipNames(process.env.CONTENT_DIR ?? defaultContentFolder),
};
await mkdir(dirname(file), { recursive: true });
await writeFile(file, `${JSON.stringify(links, null, 2)}\n`);
