import { cpSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { library } from '../../tools/vite/library.ts';

const root = import.meta.dirname;
const styles = 'browser/preferences.css';

const copyStyles: Plugin = {
  name: 'jalon-consent:copy-styles',
  apply: 'build',
  closeBundle: () => cpSync(`${root}/src/${styles}`, `${root}/dist/${styles}`),
};

const config = library(root);

export default defineConfig({ ...config, plugins: [config.plugins, copyStyles] });
