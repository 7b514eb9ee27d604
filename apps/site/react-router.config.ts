import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The manifest of all routes is smaller than the requests that lazy discovery would make.
  routeDiscovery: { mode: 'initial' },
  async buildEnd() {
    const { buildEditor } = await import('./server/content/build-editor.ts');
    await buildEditor();
    const { compressAssets } = await import('./server/compress-assets.ts');
    await compressAssets();
  },
} satisfies Config;
