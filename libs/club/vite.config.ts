import { cpSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { library } from '../../tools/vite/library.ts';

const root = import.meta.dirname;
const schema = 'generated/club.schema.json';

const copySchema: Plugin = {
  name: 'jalon-club:copy-schema',
  apply: 'build',
  closeBundle: () => cpSync(`${root}/src/${schema}`, `${root}/dist/${schema}`),
};

const config = library(root);

export default defineConfig({ ...config, plugins: [config.plugins, copySchema] });
