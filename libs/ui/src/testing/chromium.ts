import { build } from 'esbuild';
import { type Browser, chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../../../../tools/vite/chromium.ts';

/** The Chromium of every suite. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: (await findChromium())?.path, args: chromiumFlags });
}

/** A module and what it imports as one script that leaves its exports on `window.page`. */
export async function bundleForPage(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'page',
    conditions: ['@jalon/source'],
    define: { 'process.env.NODE_ENV': '"development"' },
    jsx: 'automatic',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}
