import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { runServer } from 'verdaccio';
import { freePort } from '../vite/free-port.ts';

export interface Registry {
  url: string;
  /** Path of a npm configuration that may publish. */
  publisher: string;
  stop(): void;
}

/**
 * Starts an empty npm registry on this machine, with its packages in `folder`. It accepts the scope `@jalon` only;
 * hosts get everything else from the registry that npm is configured with.
 */
export async function startRegistry(folder: string): Promise<Registry> {
  const server: Server = await runServer({
    storage: `${folder}/packages`,
    self_path: folder,
    auth: { htpasswd: { file: `${folder}/users` } },
    uplinks: {},
    packages: { '@jalon/*': { access: '$all', publish: '$all' } },
    web: { enable: false },
    max_body_size: '50mb',
    log: { type: 'stdout', format: 'pretty', level: 'error' },
  });
  const port = await freePort();
  server.listen(port, 'localhost');
  await once(server, 'listening');
  const url = `http://localhost:${port}/`;
  // npm publishes only with a token, even if the registry requires none.
  const publisher = `${folder}/publisher.npmrc`;
  const token = [`//localhost:${port}/:_authToken`, 'anyone'].join('=');
  writeFileSync(publisher, `@jalon:registry=${url}\n${token}\n`);
  return {
    url,
    publisher,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
