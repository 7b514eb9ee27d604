import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { componentName } from './component-name.ts';
import icons from './icons.json' with { type: 'json' };

const sources = fileURLToPath(new URL('sources/', import.meta.url));

/** The element that Tabler adds to its sources: a square of 24 without a stroke. */
const boundingBox = /<path stroke="none"[^>]*\/>/;

/** The strokes of an icon as one path. Icons of this set have strokes of one width and nothing else. */
export function linesOf(svg: string): string {
  const drawn = svg.replace(boundingBox, '');
  const elements = [...drawn.matchAll(/<(?!svg\b|\/)(\w+)([^>]*)>/g)];
  return elements
    .map(([element, tag, attributes = '']) => {
      // A filled dot is covered by its own stroke.
      const [, line] = attributes.match(/^\s+d="([^"]+)"(?: fill="currentColor")?\s*\/$/) ?? [];
      if (tag !== 'path' || !line) throw new Error(`An icon is made of strokes, not of ${element}`);
      return line;
    })
    .join('');
}

/** The generated files by name: a module for each icon, their names as a type, and the sprite. */
export function buildIcons(): Map<string, string> {
  const drawn = icons.map(({ name, source }) => ({
    name,
    lines: linesOf(readFileSync(`${sources}${source}`, 'utf8')),
  }));
  return new Map([
    ...drawn.map(({ name, lines }): [string, string] => [
      `modules/${name}.tsx`,
      `import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function ${componentName(name)}(props: IconProps) {
  return <IconSvg lines="${lines}" {...props} />;
}
`,
    ]),
    [
      'icon-names.ts',
      `/** The icons of the sprite. */
export const iconNames = [
${icons.map(({ name }) => `  '${name}',`).join('\n')}
] as const;

export type IconName = (typeof iconNames)[number];
`,
    ],
    [
      'icons.svg',
      `<svg xmlns="http://www.w3.org/2000/svg">\n${drawn
        .map(({ name, lines }) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${lines}"/></symbol>`)
        .join('\n')}\n</svg>\n`,
    ],
  ]);
}

if (import.meta.main) {
  const folder = fileURLToPath(new URL('generated/', import.meta.url));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(`${folder}modules`, { recursive: true });
  for (const [file, content] of buildIcons()) writeFileSync(`${folder}${file}`, content);
}
