import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The manifest of all routes is smaller than the requests that would discover them.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
