import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { siteLinks } from '@jalon/api-client/contract';

/** The file of a site whose pages have other addresses than those of the specification. */
export const testLinksFile = fileURLToPath(new URL('site-links.json', import.meta.url));

/** The pages of that site. */
export const testLinks = siteLinks.parse(JSON.parse(readFileSync(testLinksFile, 'utf8')));
