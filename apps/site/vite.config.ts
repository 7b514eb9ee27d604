import { existsSync, globSync, readFileSync } from 'node:fs';
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
 * Packages that npm installs in the folder of a library, because the root has another version or none for production. The server
 * would look for them in the root: they are a part of its bundle.
 */
const packagesOfLibraries = globSync(['libs/*/node_modules/[!.@]*', 'libs/*/node_modules/@*/*'], {
  cwd: fileURLToPath(new URL('../../', import.meta.url)),
}).map((folder) => folder.replace(/^.*node_modules\//, ''));

/**
 * Modules that several islands share, in few files: each costs its headers, and compresses better in a larger one. A module
 * goes to the first group that takes it, with what it imports. So what lighter islands need comes first: otherwise the
 * memberships would load the forms' kit. With a `minShareCount`, a group takes only what at least so many islands share.
 * `npm run bench -- page-loads --only weight` shows what each page loads.
 */
const chunks = [
  { name: 'start', tags: ['$initial' as const] },
  {
    name: 'react',
    test: /\/node_modules\/(?:react|react-dom|scheduler|styled-components)\/|\/hydrate-island/,
  },
  { name: 'islands', test: /\/page-parts\/load-island/ },
  // Not the resolver, which only an edited form needs.
  { name: 'fields', test: /\/node_modules\/(?:react-hook-form|zod)\// },
  // Apart from `common`, for the header needs no zod; without what only signing in reads.
  {
    name: 'schemas',
    test: /\/libs\/(?:club\/src|api-client\/src\/contract\/(?!calls|members|sign-in))/,
    minShareCount: 2,
  },
  { name: 'common', test: /\/libs\/(?:i18n|api-client|ui)\//, minShareCount: 10 },
  {
    name: 'display',
    test: /\/libs\/(?:i18n|membership\/src\/(?:legal\/amounts|session-time\/use|sign-in\/form-post)|ui\/src\/(?:actions\/phone-link|content\/price|foundations|internal\/hooks|layout))/,
    minShareCount: 2,
    maxModuleSize: 1200,
  },
  { name: 'forms', test: /\/libs\/forms\/src\/kit/, minShareCount: 6 },
  // Used by the pages of forms only, not by the steps of a checkout.
  {
    name: 'form-page',
    test: /\/app\/forms\/form-island|\/libs\/forms\/src\/(?:contact|kit\/(?:file-part\/use|pages\/page-fields|rules\/vehicle)|route\/shown-form)/,
  },
  { name: 'form-pages', test: /\/libs\/forms\/src\/route\/pages/ },
  { name: 'files', test: /\/libs\/forms\/src\/kit\/(?:fields\/file|file-part|files\/chosen|rules\/file)/ },
  { name: 'checkout', test: /\/libs\/checkout\/src\/kit/, minShareCount: 3 },
].map((group, index, all) => ({ ...group, priority: all.length - index }));

/** Shows an edit of a module that the browser has not loaded, or of a style sheet, by loading the page again. */
const serverReload: Plugin = {
  name: 'jalon:server-reload',
  configureServer({ watcher, environments: { client, ssr } }) {
    watcher.on('change', (file) => {
      if (!ssr?.moduleGraph.getModulesByFile(file)?.size) return;
      const loaded = [...(client.moduleGraph.getModulesByFile(file) ?? [])].some(
        ({ importers }) => importers.size > 0,
      );
      if (!loaded || file.endsWith('.css')) client.hot.send({ type: 'full-reload' });
    });
  },
};

const clientRoute = '?__react-router-build-client-route';

/**
 * Leaves the pages out of the browser's files: no page is hydrated, only its islands are. The root route keeps its style
 * sheets, to which React Router's `Links` lead.
 */
const pagesWithoutScript: Plugin = {
  name: 'jalon:pages-without-script',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(_code, id) {
    if (!id.endsWith(clientRoute)) return undefined;
    const isRoot = id.endsWith(`/app/root.tsx${clientRoute}`);
    return { code: isRoot ? "import './document/styles.ts';" : 'export {};', map: null };
  },
};

export default defineConfig({
  plugins: [reactRouter(), iconSprite, contentPictures, contentReload, serverReload, pagesWithoutScript],
  oxc: styledComponents('jalon'),
  resolve: {
    conditions: [sourceCondition],
    dedupe: ['react', 'react-dom', 'styled-components', 'react-router'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: chunks } },
        },
      },
    },
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
    noExternal: [/^@jalon\//, ...packagesOfLibraries],
    resolve: { conditions: [sourceCondition], externalConditions: [sourceCondition] },
  },
  // Every package that a browser loads. Vite would discover them on the first page, which then fails to load its scripts.
  optimizeDeps: {
    include: [
      '@hookform/resolvers/zod',
      '@stripe/stripe-js/pure',
      'react-hook-form',
      'styled-components',
      'vanilla-cookieconsent',
      'zod/mini',
      'zustand',
      'zustand/middleware',
      'zustand/vanilla',
    ],
    exclude: ['@sveltia/cms'],
  },
  server: { port: Number(process.env.PORT ?? 3000), proxy: { '/api': api } },
});
