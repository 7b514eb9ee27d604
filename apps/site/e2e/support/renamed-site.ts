import '../../server/production.ts';
import { privacyPolicyPaths } from '@jalon/club';
import { readSettings } from '../../app/settings/settings.ts';
import { addressesOf, type SiteMap, sitePages } from '../../app/site-map.ts';
import { createServer, type SiteBuild } from '../../server/server.ts';
import { renamed } from './renamed.ts';

// The built site whose table of pages has other addresses, as if `site-map.ts` were edited.

type Paths = Readonly<Record<'fr' | 'en', string>>;

const { settings: read, problems } = readSettings(process.env);
if (!read) throw new Error(problems.join('\n'));
const build: SiteBuild = await import(new URL('../../build/server/index.js', import.meta.url).href);
const renamedPaths = ({ fr, en }: Paths) => ({ fr: renamed(fr), en: renamed(en) });
// The address of the privacy policy is a setting of the club, which the table has from there.
const policy = renamedPaths(privacyPolicyPaths(read.club));
const settings = { ...read, club: { ...read.club, privacyPolicyPaths: policy } };

const fixed = sitePages(read.club);

// The routes of the build are those of the table. A policy with an address of the club’s own has the route of the content.
const addresses = new Map(
  fixed.flatMap(({ id, paths }) => {
    if (id === 'privacy-policy') return [];
    const others = addressesOf(renamedPaths(paths));
    return addressesOf(paths).map((path, index) => [path, others[index] ?? path] as const);
  }),
);
const routes = Object.fromEntries(
  Object.entries(build.routes).map(([id, route]) => {
    const path = route?.path === undefined ? undefined : addresses.get(`/${route.path}`)?.slice(1);
    return [id, route && path !== undefined ? { ...route, path } : route];
  }),
);

// So is the table that every request reads, which has the pages of the content too.
const store = await build.entry.module.loadContent(settings, console);
const pagesOf = store.pages.bind(store);
const known = new WeakMap<object, ReturnType<typeof pagesOf>>();
store.pages = () => {
  const pages = pagesOf();
  const others = known.get(pages) ?? { ...pages, table: renamedTable(pages.table) };
  known.set(pages, others);
  return others;
};

function renamedTable(table: SiteMap): SiteMap {
  // The class of the build, not the one of this file.
  const Table = table.constructor as typeof SiteMap;
  return new Table(table.pages.map((page) => ({ ...page, paths: renamedPaths(page.paths) })));
}

const app = await createServer(settings, { ...build, routes });
await app.listen({ host: settings.host, port: settings.port });
process.on('SIGTERM', () => app.close());
