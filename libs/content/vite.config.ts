import { defineConfig } from 'vite';
import { library } from '../../tools/vite/library.ts';

export default defineConfig(library(import.meta.dirname));
