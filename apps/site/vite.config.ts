import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { sourceCondition, styledComponents } from '../../tools/vite/library.ts';

const api = process.env.API_URL ?? `http://127.0.0.1:${process.env.API_PORT ?? 3001}`;

export default defineConfig({
  plugins: [reactRouter()],
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
