import type { NextConfig } from 'next';

// The browser's calls go to the page's own origin.
const config: NextConfig = {
  rewrites: async () => [{ source: '/api/:path*', destination: `${process.env.API_URL}/api/:path*` }],
};

export default config;
