import { contentRows, fileSource } from '@jalon/content/server';
import { memberships } from '../../app/content/memberships.ts';
import { readSettings } from '../../app/settings/settings.ts';
import { SiteMap, sitePages } from '../../app/site-map.ts';

// Prints the table of pages of the site, with the settings of its environment, as JSON.

const { settings, problems } = readSettings(process.env);
if (!settings) throw new Error(problems?.join('\n'));
const content = fileSource(settings.contentFolder, { documents: [memberships] }).current();
const { pages } = new SiteMap(sitePages(settings.club, contentRows(content)));
console.log(JSON.stringify(pages.map(({ id, access, paths }) => ({ id, access, paths }))));
