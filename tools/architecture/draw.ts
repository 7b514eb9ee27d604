import { layers, type Project } from './projects.ts';

const width = 960;
const box = { width: 264, head: 44, line: 20, gap: 48 };
const margin = 40;
const most = 8;

/** The projects as an SVG: a row for each layer, and a line down to each imported project. */
export function draw(projects: readonly Project[]): string {
  const rows = layers(projects).toReversed();
  const places = new Map<string, { x: number; y: number; height: number }>();
  let y = margin;
  for (const row of rows) {
    const free = width - 2 * margin - row.length * box.width;
    const gap = free / (row.length + 1);
    const height = Math.max(...row.map((project) => box.head + lines(project).length * box.line + 12));
    for (const [index, project] of row.entries()) {
      places.set(project.name, { x: margin + gap * (index + 1) + box.width * index, y, height });
    }
    y += height + box.gap;
  }
  const at = (name: string) => places.get(name) ?? { x: 0, y: 0, height: 0 };

  const arrows = projects.flatMap((project) =>
    needed(project, projects).map((name) => {
      const [from, to] = [at(project.name), at(name)];
      const [x1, y1, x2, y2] = [from.x + box.width / 2, from.y + from.height, to.x + box.width / 2, to.y - 6];
      const bend = Math.min(60, (y2 - y1) / 2);
      return `<path d="M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}" marker-end="url(#down)"/>`;
    }),
  );
  const boxes = projects.map((project) => {
    const { x, y: top, height } = at(project.name);
    const texts = lines(project).map(
      (line, index) => `<text x="${x + 16}" y="${top + box.head + 16 + index * box.line}">${line}</text>`,
    );
    return [
      `<rect class="${project.kind}" x="${x}" y="${top}" width="${box.width}" height="${height}" rx="12"/>`,
      `<g class="${project.kind}"><text class="name" x="${x + 16}" y="${top + 30}">${project.kind}s/${project.name}</text>`,
      `${texts.join('')}</g>`,
    ].join('');
  });

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y - box.gap + margin}" role="img" aria-labelledby="title">
<title id="title">Applications and libraries of Jalon; each imports only from those below it</title>
<style>
  text { font: 14px 'Atkinson Hyperlegible Next', Verdana, sans-serif; fill: #0e3447 }
  .name { font-size: 17px; font-weight: 700 }
  .app text { fill: #fff }
  rect.app { fill: #0e3447 }
  rect.lib { fill: #f6f3ec; stroke: #0e3447; stroke-width: 1.5 }
  path { fill: none; stroke: #1b6ca8; stroke-width: 1.5 }
</style>
<rect width="100%" height="100%" fill="#fff"/>
<marker id="down" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 10 5 0 10z" style="fill:#1b6ca8;stroke:none"/></marker>
${arrows.join('\n')}
${boxes.join('\n')}
</svg>
`;
}

function lines({ entries, kind }: Project): string[] {
  if (kind === 'app') return [];
  const shown = entries.slice(0, most);
  const rest = entries.length - shown.length;
  return rest > 0 ? [...shown, `… and ${rest} more`] : shown;
}

/** Direct imports that are not also indirect ones, to keep the picture legible. */
function needed(project: Project, projects: readonly Project[]): string[] {
  const reach = (name: string): string[] =>
    (projects.find((one) => one.name === name)?.imports ?? []).flatMap((below) => [below, ...reach(below)]);
  return project.imports.filter(
    (name) => !project.imports.some((other) => other !== name && reach(other).includes(name)),
  );
}
