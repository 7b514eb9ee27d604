import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The site's few routes weigh less than the calls that would discover them.
  routeDiscovery: { mode: 'initial' },
  async buildEnd() {
    const { compressAssets } = await import('./server/compress-assets.ts');
    await compressAssets();
  },
} satisfies Config;
