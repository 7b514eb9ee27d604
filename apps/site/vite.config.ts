import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { sourceCondition, styledComponents } from '../../tools/vite/library.ts';

const api = process.env.API_URL ?? `http://127.0.0.1:${process.env.API_PORT ?? 3001}`;

const sprite = fileURLToPath(import.meta.resolve('@jalon/ui/icons.svg'));

/** Serves the icons that content names at `/assets/icons.svg`, where `Icon` looks for them. */
const iconSprite: Plugin = {
  name: 'jalon:icon-sprite',
  configureServer(server) {
    server.middlewares.use('/assets/icons.svg', (_request, response) => {
      response.setHeader('content-type', 'image/svg+xml').end(readFileSync(sprite));
    });
  },
  generateBundle() {
    if (this.environment.name !== 'client') return;
    this.emitFile({ type: 'asset', fileName: 'assets/icons.svg', source: readFileSync(sprite) });
  },
};

const startFile = fileURLToPath(new URL('app/islands/start.ts', import.meta.url));
const startModule = 'virtual:start-script';

/** Builds the script of the pages that have no other, and tells the server its address. */
function startScript(): Plugin {
  let reference: string;
  let address = '/app/islands/start.ts';
  return {
    name: 'jalon:start-script',
    apply: 'build',
    // One instance for the client and the server, which is built after it.
    sharedDuringBuild: true,
    buildStart() {
      if (this.environment.name !== 'client') return;
      reference = this.emitFile({ type: 'chunk', id: startFile, name: 'start' });
    },
    generateBundle() {
      if (this.environment.name === 'client') address = `/${this.getFileName(reference)}`;
    },
    resolveId: (id) => (id === startModule ? `\0${id}` : undefined),
    load: (id) =>
      id === `\0${startModule}` ? `export const address = ${JSON.stringify(address)};` : undefined,
  };
}

const contentFolder = fileURLToPath(new URL('content/', import.meta.url));

/** Shows an edit of the content at once. */
const contentReload: Plugin = {
  name: 'jalon:content-reload',
  configureServer({ watcher, ws }) {
    watcher.add(contentFolder);
    watcher.on('all', (_event, file) => {
      if (file.startsWith(contentFolder)) ws.send({ type: 'full-reload' });
    });
  },
};

export default defineConfig({
  plugins: [reactRouter(), iconSprite, contentReload, startScript()],
  oxc: styledComponents('jalon'),
  resolve: {
    conditions: [sourceCondition],
    dedupe: ['react', 'react-dom', 'styled-components', 'react-router'],
  },
  // The Content-Security-Policy blocks `data:` URLs.
  build: { assetsInlineLimit: 0 },
  ssr: {
    noExternal: [/^@jalon\//],
    resolve: { conditions: [sourceCondition], externalConditions: [sourceCondition] },
  },
  // Otherwise Vite discovers them on the first page, and reloads it.
  optimizeDeps: { include: ['styled-components', 'zod/mini'] },
  server: { port: Number(process.env.PORT ?? 3000), proxy: { '/api': api } },
});
