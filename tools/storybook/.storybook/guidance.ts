import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import type { Guidance } from '../../vite/story-guidance.ts';

const id = 'virtual:guidance';

/** `virtual:guidance`: the guidance of every component, by its file of stories. */
export function guidanceTexts(root: string): Plugin {
  return {
    name: 'jalon-guidance',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (loaded) =>
      loaded === `\0${id}` ? `export const guidance = ${JSON.stringify(readGuidance(root))};` : undefined,
  };
}

/** Guidance by the path of the stories: `libs/ui/src/actions/button/button.stories.tsx`. */
export function readGuidance(root: string): Record<string, Guidance> {
  const files = globSync('libs/*/src/**/*.guidance.yml', { cwd: root });
  return Object.fromEntries(
    files.map((file) => [
      file.replace(/\.guidance\.yml$/, '.stories.tsx'),
      parse(readFileSync(join(root, file), 'utf8')) as Guidance,
    ]),
  );
}
