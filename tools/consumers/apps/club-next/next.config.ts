import type { NextConfig } from 'next';
import { apiUrl } from './club/api';

// The browser's calls go to the page's own origin.
const config: NextConfig = {
  rewrites: async () => [{ source: '/api/:path*', destination: `${apiUrl}/api/:path*` }],
};

export default config;
