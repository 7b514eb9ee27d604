import '../../server/production.ts';
import { readSettings } from '../../app/settings/settings.ts';
import { createServer, type SiteBuild } from '../../server/server.ts';

// The built site with one route that throws.
const file = new URL('../../build/server/index.js', import.meta.url).href;
const build: SiteBuild = await import(file);
const home = build.routes['/fr'];
const { settings } = readSettings(process.env);
if (!settings || !home) throw new Error('No settings or no home page');

const failing: SiteBuild = {
  ...build,
  routes: {
    ...build.routes,
    '/fr': {
      ...home,
      module: {
        ...home.module,
        loader: () => {
          throw new Error('a secret of the server');
        },
      },
    },
  },
};
const app = await createServer(settings, failing);
await app.listen({ host: settings.host, port: settings.port });
process.on('SIGTERM', () => app.close());
