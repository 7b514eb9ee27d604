import type { Step, Task } from './tasks.ts';

const libraries: Step = ['nx', 'run-many', '--targets', 'build', '--projects', 'tag:npm:public'];
const packages: Step = ['nx', 'run', 'publish:pack'];

/** What `npm run generate` writes. */
export const generated = {
  component: {
    summary: 'the folder of a component of the design system',
    steps: [['nx', 'generate', '@jalon/generators:component']],
  },
  form: {
    summary: 'the folder of a form',
    steps: [['nx', 'generate', '@jalon/generators:form']],
  },
  page: {
    summary: 'a page of the site with code of its own',
    steps: [['nx', 'generate', '@jalon/generators:page']],
  },
  feature: {
    summary: 'a feature of the API',
    steps: [['nx', 'generate', '@jalon/generators:feature']],
  },
  starter: {
    summary: 'a club of your own outside this repository, with Next.js, React Router or Vite',
    steps: [packages, ['node', 'tools/consumers/starter.ts']],
  },
  'form-lists': {
    summary: 'the lists of the forms, from their folders',
    steps: [['node', 'tools/generators/src/form/write-lists.js']],
  },
  architecture: {
    summary: 'docs/architecture.svg, from the imports',
    steps: [['node', 'tools/architecture/architecture.ts']],
  },
  reference: {
    summary: 'dist/reference, the reference of every library',
    steps: [['node', 'tools/reference/reference.ts']],
  },
  sizes: {
    summary: 'tools/size/sizes.md, the size of each entry, and the check of the budgets',
    steps: [libraries, ['node', 'tools/size/size.ts', '--write']],
  },
  entries: {
    summary: 'libs/ui/entries.md, the list of the entries of the design system',
    steps: [['node', 'tools/size/entries.ts']],
  },
  figma: {
    summary: 'dist/figma, the tokens as variables for Figma, one file for each brand and scheme',
    steps: [['node', 'libs/ui/src/foundations/tokens/figma.ts', 'write', 'dist/figma']],
  },
  packages: {
    summary: 'dist/packages, a tarball of each library',
    steps: [packages],
  },
} as const satisfies Record<string, Task>;
