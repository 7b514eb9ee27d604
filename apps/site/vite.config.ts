import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { sourceCondition, styledComponents } from '../../tools/vite/library.ts';

const api = process.env.API_URL ?? `http://127.0.0.1:${process.env.API_PORT ?? 3001}`;

const sprite = fileURLToPath(import.meta.resolve('@jalon/ui/icons.svg'));

/** Serves the icons from content at `/assets/icons.svg`, where `Icon` requests them. */
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

/** Serves the pictures of the content unchanged: only the server makes sizes and formats. */
const contentPictures: Plugin = {
  name: 'jalon:content-pictures',
  configureServer({ middlewares }) {
    middlewares.use('/media/', (request, response, next) => {
      const name = request.url?.match(/^\/([\w-][\w.-]*)(\?.*)?$/)?.[1];
      const file = `${contentFolder}media/${name}`;
      if (name && existsSync(file)) response.end(readFileSync(file));
      else next();
    });
  },
};

/** Shows an edit of the content immediately. */
const contentReload: Plugin = {
  name: 'jalon:content-reload',
  configureServer({ watcher, ws }) {
    watcher.add(contentFolder);
    watcher.on('all', (_event, file) => {
      if (file.startsWith(contentFolder)) ws.send({ type: 'full-reload' });
    });
  },
};

/**
 * Builds a script without React as a separate entry, for pages with or without React. The server, which is built
 * after the browser's files, reads its address from `virtual:<name>-script`.
 */
function ownScript(name: string, source: string): Plugin {
  const virtual = `virtual:${name}-script`;
  let reference: string | undefined;
  let address = source;
  return {
    name: `jalon:${name}-script`,
    buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return;
      const id = fileURLToPath(new URL(`.${source}`, import.meta.url));
      reference = this.emitFile({ type: 'chunk', id, name });
    },
    generateBundle() {
      if (this.environment.name === 'client' && reference) address = `/${this.getFileName(reference)}`;
    },
    resolveId: (id) => (id === virtual ? `\0${id}` : undefined),
    load: (id) =>
      id === `\0${virtual}` ? `export const ${name}Script = ${JSON.stringify(address)};` : undefined,
  };
}
export default defineConfig({
  plugins: [
    reactRouter(),
    iconSprite,
    contentPictures,
    contentReload,
    ownScript('consent', '/app/consent/browser/main.ts'),
    ownScript('start', '/app/islands/start.ts'),
  ],
  oxc: styledComponents('jalon'),
  resolve: {
    conditions: [sourceCondition],
    dedupe: ['react', 'react-dom', 'styled-components', 'react-router'],
  },
  build: {
    // The Content-Security-Policy blocks `data:` URLs.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The search index and other sites have the addresses of scenes: those stay the same in every version.
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.svg'))
            ? 'assets/[name][extname]'
            : 'assets/[name]-[hash][extname]',
      },
    },
  },
  ssr: {
    noExternal: [/^@jalon\//],
    resolve: { conditions: [sourceCondition], externalConditions: [sourceCondition] },
  },
  // Every package that a browser loads. Vite would discover them on the first page, which then fails to load its scripts.
  optimizeDeps: {
    include: [
      '@hookform/resolvers/zod',
      '@stripe/stripe-js/pure',
      'marked',
      'react-hook-form',
      'styled-components',
      'vanilla-cookieconsent',
      'yaml',
      'zod/mini',
      'zustand',
      'zustand/middleware',
      'zustand/vanilla',
    ],
    exclude: ['@sveltia/cms'],
  },
  server: { port: Number(process.env.PORT ?? 3000), proxy: { '/api': api } },
});
