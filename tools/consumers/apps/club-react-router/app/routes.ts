import { defaultCheckoutPaths, stepPages } from '@jalon/checkout/server';
import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { formAddresses } from './forms.server';

const { gift, resume } = defaultCheckoutPaths;
const pages = [...stepPages(defaultCheckoutPaths).map(({ paths }) => paths), gift, resume];

export default [
  index('routes/home.tsx'),
  route('api/*', 'routes/api.ts'),
  ...formAddresses.map((path) => route(path, 'routes/forms.tsx', { id: path })),
  ...pages.flatMap(({ fr, en }) => [fr, en]).map((path) => route(path, 'routes/checkout.tsx', { id: path })),
] satisfies RouteConfig;
