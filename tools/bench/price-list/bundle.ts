import { type BuildOptions, build } from 'esbuild';

/** Returns a function that bundles the pages of a bench with the libraries in the bench's own folder. */
export function createBundler(
  { workspace, pages, installed }: Readonly<Record<'workspace' | 'pages' | 'installed', string>>,
  options: BuildOptions = {},
) {
  // All share one React; the packages of each library come from the folder of the bench.
  const react = {
    react: `${workspace}/node_modules/react`,
    'react-dom': `${workspace}/node_modules/react-dom`,
  };
  return async function bundle(
    contents: string,
    more: BuildOptions = {},
    loader: 'ts' | 'css' = 'ts',
  ): Promise<string> {
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: pages, loader },
      bundle: true,
      write: false,
      minify: true,
      format: 'iife',
      jsx: 'automatic',
      target: 'es2022',
      alias: more.external ? {} : react,
      nodePaths: [`${installed}/node_modules`],
      define: { 'process.env.NODE_ENV': '"production"' },
      legalComments: 'none',
      logLevel: 'error',
      ...options,
      ...more,
    });
    return outputFiles?.[0]?.text ?? '';
  };
}
