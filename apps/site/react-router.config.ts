import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The site's few routes weigh less than the calls that would discover them.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
