import { cpSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { library } from '../../tools/vite/library.ts';

const root = import.meta.dirname;
const published = new Set(['', '.css', '.woff2', '.svg', '.txt']);

/** Style sheets, fonts with their licences, and pictures: published as they are, in the folders of the source. */
function copyAssets(): Plugin {
  return {
    name: 'jalon-ui:copy-assets',
    apply: 'build',
    closeBundle() {
      for (const file of ['design-tokens.json', 'design-tokens-dark.json']) {
        const path = `foundations/tokens/generated/${file}`;
        cpSync(`${root}/src/${path}`, `${root}/dist/${path}`);
      }
      // TypeScript checks side-effect imports: a style sheet needs a declaration.
      writeFileSync(`${root}/dist/style-sheet.d.ts`, 'export {};\n');
      for (const folder of ['base', 'fonts', 'icons/generated', 'pictures', 'tokens/generated']) {
        cpSync(`${root}/src/foundations/${folder}`, `${root}/dist/foundations/${folder}`, {
          recursive: true,
          filter: (source) => published.has(extname(source)),
        });
      }
    },
  };
}

const config = library(root);

export default defineConfig({ ...config, plugins: [config.plugins, copyAssets()] });
