import type { FurtherForm, PageOfForms, Part, Size } from './measure.ts';

/** The battery test made with other libraries, measured in the same way (kB, gzip 9, React left out). */
const peers = [
  { name: 'Mantine form and core 9.7', script: 36, css: 40 },
  { name: 'MUI 9.5, react-hook-form, zod', script: 114, css: 0 },
  { name: 'rjsf 6.11, ajv', script: 132, css: 0 },
  { name: 'SurveyJS 3.0', script: 351, css: 37 },
  { name: 'Form.io 5.6', script: 525, css: 38 },
];
export const compared = '@jalon/forms/battery-test';

const kB = (bytes: number) => bytes / 1024;
const figure = (bytes: number) => kB(bytes).toFixed(1);
const largest = ({ esbuild, vite = 0 }: Size) => Math.max(esbuild, vite);

/** The problems: an exceeded budget, an entry without a budget, a budget without an entry. */
export function verdicts(sizes: readonly Size[], budgets: Readonly<Record<string, number>>): string[] {
  const names = new Set(sizes.map(({ name }) => name));
  return [
    ...sizes.flatMap((size) => {
      const budget = budgets[size.name];
      if (budget === undefined) return [`${size.name} has no budget: it is ${figure(largest(size))} kB.`];
      if (kB(largest(size)) <= budget) return [];
      return [`${size.name} is ${figure(largest(size))} kB and its budget ${budget} kB.`];
    }),
    ...Object.keys(budgets)
      .filter((name) => !names.has(name))
      .map((name) => `${name} has a budget and is not published.`),
  ];
}

/** The budget of a form without one of its own, and of what it adds to the others. */
const further = 'a further form';

/** The budgets, with those of the forms that have none of their own and of the pages that these make longer. */
export function budgetsWith(
  forms: readonly FurtherForm[],
  pages: readonly PageOfForms[],
  { [further]: alone = 0, [besideAllOf(further)]: beside = 0, ...given }: Readonly<Record<string, number>>,
): Record<string, number> {
  const budgets = { ...given };
  for (const { name } of forms) {
    budgets[name] ??= alone;
    budgets[besideAllOf(name)] ??= beside;
  }
  let last = 0;
  for (const page of pages) {
    last = budgets[pageOf(page)] ??= last + beside;
  }
  return budgets;
}

/** The sizes as a Markdown table, with the other libraries' sizes of the form that was made with all of them. */
export function table(sizes: readonly Size[], budgets: Readonly<Record<string, number>>): string {
  const lines = [
    'kB of 1024 bytes, minified, gzip 9, React left out; patterns show their largest file.',
    '',
    '| entry | without styled-components | esbuild | Vite | budget |',
    '|---|---:|---:|---:|---:|',
    ...sizes.map(
      (size) =>
        `| \`${size.name}\` | ${figure(size.own)} | ${figure(size.esbuild)} | ${size.vite === undefined ? '–' : figure(size.vite)} | ${budgets[size.name] ?? 'none'} |`,
    ),
  ];
  const ours = sizes.find(({ name }) => name === compared);
  if (ours) {
    lines.push(
      '',
      'The battery test beside others (esbuild; script, then style sheet):',
      '',
      '| | script | style sheet |',
      '|---|---:|---:|',
      `| \`${compared}\`, all counted | ${figure(ours.esbuild)} | in the script |`,
      ...peers.map(({ name, script, css }) => `| ${name} | ${script} | ${css || 'in the script'} |`),
    );
  }
  return lines.join('\n');
}

/** The parts of the compared form's script, as Markdown tables. */
export function partsTable({ parts, folders }: { parts: readonly Part[]; folders: readonly Part[] }): string {
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  return [
    'What the battery test is made of (esbuild; what the script loses with each part, after those above it):',
    '',
    '| part | kB |',
    '|---|---:|',
    ...parts.map(({ name, bytes }) => `| ${name} | ${figure(bytes)} |`),
    `| all | ${figure(total)} |`,
    '',
    'The last of these by folder, minified and not compressed:',
    '',
    '| folder | kB |',
    '|---|---:|',
    ...folders.map(({ name, bytes }) => `| ${name} | ${figure(bytes)} |`),
  ].join('\n');
}

/** The budget's name for the size that a form adds to the others. */
const besideAllOf = (form: string) => `${form} beside the other forms`;

/** The size that each form adds to all others, with a budget of its own. */
export function furtherSizes(forms: readonly FurtherForm[]): Size[] {
  return forms.map(({ name, besideAll }) => script(besideAllOf(name), besideAll));
}

/** The budget's name for the heaviest page with a number of forms. */
const pageOf = ({ heaviest: { length } }: PageOfForms) =>
  `a page of ${length} ${length === 1 ? 'form' : 'forms'}`;

/** The pages of several forms, as sizes with budgets of their own. */
export function pageSizes(pages: readonly PageOfForms[]): Size[] {
  return pages.map((page) => script(pageOf(page), page.script));
}

function script(name: string, bytes: number): Size {
  return { name, own: bytes, esbuild: bytes, vite: bytes };
}

/** The pages of several forms as a table in Markdown. */
export function pageTable(pages: readonly PageOfForms[], budgets: Readonly<Record<string, number>>): string {
  return [
    'The heaviest page of each number of forms, whichever was loaded first (esbuild; the same way):',
    '',
    '| | the heaviest | kB | budget |',
    '|---|---|---:|---:|',
    ...pages.map((page) => {
      const names = page.heaviest.map((name) => name.replace('@jalon/forms/', ''));
      return `| ${pageOf(page)} | ${names.join(', ')} | ${figure(page.script)} | ${budgets[pageOf(page)] ?? 'none'} |`;
    }),
  ].join('\n');
}

/** The size that each form adds, as a Markdown table. */
export function furtherTable(
  forms: readonly FurtherForm[],
  budgets: Readonly<Record<string, number>>,
): string {
  return [
    'A further form, once others are loaded (esbuild; without what it asks for later, if at all):',
    '',
    '| | alone | beside the form that is most like it | beside all the others | budget |',
    '|---|---:|---:|---:|---:|',
    ...forms.map(
      ({ name, alone, nearest, besideNearest, besideAll }) =>
        `| \`${name}\` | ${figure(alone)} | ${figure(besideNearest)} (${nearest.replace('@jalon/forms/', '')}) | ${figure(besideAll)} | ${budgets[besideAllOf(name)] ?? 'none'} |`,
    ),
  ].join('\n');
}
