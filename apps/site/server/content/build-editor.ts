import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions, type Plugin } from 'vite';
import { sourceCondition } from '../../../../tools/vite/library.ts';

const site = fileURLToPath(new URL('../../', import.meta.url));

/** The editor highlights code in some 300 languages; the content has none. */
const withoutCodeColours: Plugin = {
  name: 'jalon:without-code-colours',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith('@shikijs/langs/') ? '\0no-language' : undefined),
  load: (id) => (id === '\0no-language' ? 'export default []' : undefined),
};

/** Builds the script of `/admin` into the files of the site, with its fonts and languages: it loads nothing from other origins. */
export async function buildEditor(): Promise<void> {
  await build({
    configFile: false,
    root: site,
    base: '/admin/',
    publicDir: false,
    logLevel: 'warn',
    resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
    plugins: [withoutCodeColours],
    build: {
      outDir: `${site}build/client/admin`,
      assetsDir: 'assets',
      assetsInlineLimit: 0,
      target: 'esnext',
      // It is already minified.
      minify: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 4_000,
      rolldownOptions: {
        input: `${site}app/content/start-editor.ts`,
        output: { entryFileNames: 'editor.js', chunkFileNames: 'assets/[name]-[hash].js' },
      },
    },
  });
}
