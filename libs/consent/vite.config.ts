import { cpSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { library } from '../../tools/vite/library.ts';

const root = import.meta.dirname;
const styles = 'browser/preferences.css';

/** The style sheet of the dialog stays a file that its module imports: hosts load both when someone opens the dialog. */
const keepStyles: Plugin = {
  name: 'jalon-consent:keep-styles',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === './preferences.css' ? { id, external: true } : undefined),
  closeBundle: () => cpSync(`${root}/src/${styles}`, `${root}/dist/${styles}`),
};

const config = library(root);

export default defineConfig({ ...config, plugins: [keepStyles, config.plugins] });
