import { defaultCheckoutPaths, stepPages } from '@jalon/checkout/server';
import { accountPages, defaultAccountPaths } from '@jalon/membership/account/server';
import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { formAddresses } from '../club/forms';
import { consentPage, membershipsPage } from '../club/pages';

interface Paths {
  readonly fr: string;
  readonly en: string;
}

const { gift, resume } = defaultCheckoutPaths;
const routesOf = (file: string, pages: readonly Paths[]) =>
  pages.flatMap(({ fr, en }) => [fr, en].map((path) => route(path, file, { id: path })));

export default [
  index('routes/home.tsx'),
  route('api/*', 'routes/api.ts'),
  ...routesOf('routes/forms.tsx', formAddresses),
  ...routesOf('routes/checkout.tsx', [
    ...stepPages(defaultCheckoutPaths).map(({ paths }) => paths),
    gift,
    resume,
  ]),
  ...routesOf(
    'routes/account.tsx',
    accountPages.map((page) => defaultAccountPaths[page]),
  ),
  ...routesOf('routes/memberships.tsx', [membershipsPage.paths]),
  ...routesOf('routes/consent.tsx', [consentPage.paths]),
  route(':locale/session', 'routes/session.ts'),
  route('*', 'routes/content.tsx'),
] satisfies RouteConfig;
