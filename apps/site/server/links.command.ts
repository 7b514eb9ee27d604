// `npm run links -- <file>`: writes the table of pages that the API's setting SITE_LINKS names.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { defaultClub } from '@jalon/club';
import { workspaceRoot } from '@jalon/process';
import { siteLinksOf } from '../app/site-links.ts';
import { SiteMap, sitePages } from '../app/site-map.ts';

const [name, ...others] = process.argv.slice(2);
if (name === undefined || others.length > 0) {
  console.error('Usage: npm run links -- <file>');
  process.exit(1);
}
const file = resolve(workspaceRoot, name);
// None of these addresses depends on a club's settings.
const links = siteLinksOf(new SiteMap(sitePages(defaultClub)));
await mkdir(dirname(file), { recursive: true });
await writeFile(file, `${JSON.stringify(links, null, 2)}\n`);
