import type { SiteBuild } from '../server.ts';

/** A server build with this entry and these routes, as Vite would write it. */
export function siteBuild(module: object, routes: object): SiteBuild {
  return {
    entry: { module },
    routes,
    assets: { entry: { module: '', imports: [] }, routes, url: '', version: '' },
    future: {},
    publicPath: '/',
    assetsBuildDirectory: '',
    basename: '/',
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as SiteBuild;
}
