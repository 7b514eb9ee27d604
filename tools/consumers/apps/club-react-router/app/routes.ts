import { defaultCheckoutPaths, stepPages } from '@jalon/checkout/server';
import { accountPages, defaultAccountPaths } from '@jalon/membership/account/server';
import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { formAddresses } from './forms.server';

const { gift, resume } = defaultCheckoutPaths;
const checkoutPages = [...stepPages(defaultCheckoutPaths).map(({ paths }) => paths), gift, resume];
const pathsOf = (pages: readonly { readonly fr: string; readonly en: string }[]) =>
  pages.flatMap(({ fr, en }) => [fr, en]);

export default [
  index('routes/home.tsx'),
  route('api/*', 'routes/api.ts'),
  ...formAddresses.map((path) => route(path, 'routes/forms.tsx', { id: path })),
  ...pathsOf(checkoutPages).map((path) => route(path, 'routes/checkout.tsx', { id: path })),
  ...pathsOf(accountPages.map((page) => defaultAccountPaths[page])).map((path) =>
    route(path, 'routes/account.tsx', { id: path }),
  ),
  route(':locale/session', 'routes/session.ts'),
] satisfies RouteConfig;
