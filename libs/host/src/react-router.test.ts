import { createRequestHandler, type LoaderFunctionArgs, type ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { headers, toRouteResult } from './react-router.ts';
import { cookiesOf, engine, get, post } from './testing/engine.ts';

/** React Router's own server, with one page of an engine; it writes the data of the page instead of HTML. */
const build: ServerBuild = {
  entry: {
    module: {
      default: (_request, status, sent, { staticHandlerContext: { loaderData, actionData } }) =>
        Response.json(actionData?.page ?? loaderData.page, { status, headers: sent }),
    },
  },
  routes: {
    page: {
      id: 'page',
      path: '/fr/nom',
      module: {
        default: () => null,
        loader: async ({ request }: LoaderFunctionArgs) => toRouteResult(await engine.load(request)),
        action: async ({ request }: LoaderFunctionArgs) => toRouteResult(await engine.post(request)),
        headers,
      },
    },
  },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '' },
};
const handle = createRequestHandler(build);

it('a loader gives the view, and the page its headers', async () => {
  const response = await handle(get('visits=3'));
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await response.json()).toEqual({ visits: 3 });
});

it('an action gives the view of a rejected post, with its status and both cookies', async () => {
  const response = await handle(post(''));
  expect(response.status).toBe(422);
  expect(response.headers.getSetCookie()).toEqual(cookiesOf(''));
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await response.json()).toEqual({ visits: 0, error: 'requis' });
});

it('an action redirects, with both cookies', async () => {
  const response = await handle(post('Lea'));
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/fr/merci?a=1#main');
  expect(response.headers.getSetCookie()).toEqual(cookiesOf('Lea'));
});

it('the action’s header replaces the loader’s, which replaces the parent’s', () => {
  const sent = headers({
    parentHeaders: new Headers({ 'cache-control': 'public', vary: 'accept' }),
    loaderHeaders: new Headers({ 'cache-control': 'private', 'retry-after': '5', 'set-cookie': 'a=1' }),
    actionHeaders: new Headers({ 'retry-after': '9' }),
    errorHeaders: undefined,
  });
  expect(Object.fromEntries(sent)).toEqual({
    'cache-control': 'private',
    'retry-after': '9',
    vary: 'accept',
  });
});
