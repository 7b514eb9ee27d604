import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const proxy = { '/api': { target: process.env.API_URL ?? 'http://127.0.0.1:3001', xfwd: true } };

export default defineConfig({
  plugins: [react()],
  server: { proxy },
  preview: { proxy, ...(process.env.PORT && { port: Number(process.env.PORT), strictPort: true }) },
});
