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

const consentSource = '/app/consent/browser/main.ts';

/**
 * Builds the script of the consent as an entry of its own, which pages have with or without React. The server, which is
 * built after the browser's files, reads its address.
 */
function consentScript(): Plugin {
  let reference: string | undefined;
  let address = consentSource;
  return {
    name: 'jalon:consent-script',
    buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return;
      const id = fileURLToPath(new URL(`.${consentSource}`, import.meta.url));
      reference = this.emitFile({ type: 'chunk', id, name: 'consent' });
    },
    generateBundle() {
      if (this.environment.name === 'client' && reference) address = `/${this.getFileName(reference)}`;
    },
    resolveId: (id) => (id === 'virtual:consent-script' ? `\0${id}` : undefined),
    load: (id) =>
      id === '\0virtual:consent-script'
        ? `export const consentScript = ${JSON.stringify(address)};`
        : undefined,
  };
}
// The package exports only its modules. This is the same application as one script, as its documentation has it.
const editorScript = fileURLToPath(new URL('../dist/sveltia-cms.js', import.meta.resolve('@sveltia/cms')));

export default defineConfig({
  plugins: [reactRouter(), iconSprite, contentReload, consentScript()],
  oxc: styledComponents('jalon'),
  resolve: {
    conditions: [sourceCondition],
    alias: [{ find: /^#editor-script/, replacement: editorScript }],
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
