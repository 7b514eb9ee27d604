import { dirname, relative, resolve, sep } from 'node:path';

const workspace = resolve(import.meta.dirname, '../..');

/** Folders of libs/forms/src/forms that several forms use. */
const sharedFormFolders = new Set(['advisory']);
/** Parts of libs/forms/src that refer to every form; the kit must not refer to any. */
const registries =
  /^libs\/forms\/src\/(forms\/registry\.ts$|(club|labels|samples|schemas|test-helpers|testing)\/)/;

const reactPackages = /^(react|react-dom|react-router|styled-components)(\/|$)/;
const reactEntriesOfOurs =
  /^@jalon\/(ui(\/|$)|i18n\/react|forms\/(?!checkout-settings$|kit\/rules$|labels$|samples$|schemas$|server$)|membership\/(?!checkout-schemas$|schemas$|server$))/;
const apiEntries = new Set([
  '@jalon/i18n',
  '@jalon/api-client/contract',
  '@jalon/forms/checkout-settings',
  '@jalon/forms/labels',
  '@jalon/forms/samples',
  '@jalon/forms/schemas',
  '@jalon/gateway/access',
  '@jalon/gateway/signature',
  '@jalon/gateway/wire',
  '@jalon/membership/checkout-schemas',
  '@jalon/membership/schemas',
  '@jalon/process',
]);

const entriesForTests = new Set(['@jalon/forms/samples', '@jalon/gateway/testing']);

/** A rule about the imports and re-exports of a file; `check` returns an error message, or nothing. */
const importRule = (description, check) => ({
  meta: { type: 'problem', docs: { description }, schema: [], messages: { refused: '{{ complaint }}' } },
  create(context) {
    const file = toPosix(relative(workspace, context.filename));
    const visit = (node) => {
      if (typeof node.source?.value !== 'string') return;
      const complaint = check({ file, source: node.source.value, node });
      if (complaint) context.report({ node: node.source, messageId: 'refused', data: { complaint } });
    };
    return {
      ImportDeclaration: visit,
      ExportNamedDeclaration: visit,
      ExportAllDeclaration: visit,
      ImportExpression: visit,
    };
  },
});

const isTestOrStory = (file) => isTest(file) || /\.stories\.tsx$/.test(file);
const isTest = (file) => /\.test\.tsx?$|\/(test|testing)\//.test(file);
const toPosix = (path) => path.split(sep).join('/');

/** The imported file, relative to the workspace's root; a package's entry is given as its source folder. */
function target(file, source) {
  if (source.startsWith('.')) return toPosix(relative(workspace, resolve(workspace, dirname(file), source)));
  const [, library, entry] = /^@jalon\/(forms|membership)\/(.+)$/.exec(source) ?? [];
  if (library === 'forms') return `libs/forms/src/forms/${entry}`;
  return library ? `libs/${library}/src/${entry}` : undefined;
}

const formFolder = (path) => /^libs\/forms\/src\/forms\/([^/]+)\//.exec(`${path}/`)?.[1];
const flowFolder = (path) => /^libs\/membership\/src\/flows\/([^/]+)\//.exec(`${path}/`)?.[1];

const apiSource = 'apps/api/src/';
const apiFeature = (path) => /^apps\/api\/src\/features\/([^/]+)\//.exec(path)?.[1];
const isPlatform = (path) => path.startsWith(`${apiSource}platform/`);
/** The files directly in the source folder compose platform and features. */
const isComposition = (path) => /^apps\/api\/src\/[^/]+$/.test(path);

export const rules = {
  'api-layers': importRule('Composition → features → platform', ({ file, source }) => {
    if (!file.startsWith(apiSource) || file.startsWith(`${apiSource}testing/`) || !source.startsWith('.'))
      return;
    const to = target(file, source);
    if (!to?.startsWith(apiSource)) return;
    if (to.startsWith(`${apiSource}testing/`)) {
      return isTest(file) ? undefined : 'Only tests may import src/testing.';
    }
    if (isComposition(file)) return;
    if (isComposition(to)) {
      return isTest(file) ? undefined : 'Features and the platform may not import what composes them.';
    }
    const [from, feature] = [apiFeature(file), apiFeature(to)];
    if (isPlatform(file) && feature) return `The platform may not import the feature ${feature}.`;
    if (from && feature && from !== feature && to !== `${apiSource}features/${feature}/index.ts`) {
      return `The feature ${from} may import features/${feature}/index.ts only, or nothing of ${feature}.`;
    }
  }),

  'form-isolation': importRule('No form imports another form; no flow another flow', ({ file, source }) => {
    const to = target(file, source);
    if (!to) return;
    const [fromFlow, toFlow] = [flowFolder(file), flowFolder(to)];
    if (fromFlow && toFlow && fromFlow !== toFlow)
      return `The flow ${fromFlow} may not import the flow ${toFlow}.`;

    const [fromForm, toForm] = [formFolder(file), formFolder(to)];
    if (!file.startsWith('libs/forms/') || !toForm || sharedFormFolders.has(toForm)) return;
    if (fromForm === toForm || registries.test(file) || (!fromForm && isTestOrStory(file))) return;
    return `${file} may not import the form ${toForm}: what both need belongs in the kit.`;
  }),

  'react-free': importRule('An entry that servers import stays free of React', ({ source, node }) => {
    if (node.importKind === 'type' || node.exportKind === 'type') return;
    if (reactPackages.test(source) || reactEntriesOfOurs.test(source)) {
      return `${source} brings React into a React-free entry.`;
    }
  }),

  'api-entries': importRule('The API uses the React-free entries only', ({ file, source }) => {
    if (!source.startsWith('@jalon/') || apiEntries.has(source)) return;
    if (isTest(file) && (source.startsWith('@jalon/api-client/') || entriesForTests.has(source))) return;
    return `The API may import ${[...apiEntries].join(', ')}; not ${source}.`;
  }),

  'named-styled': importRule('styled-components is imported by name', ({ source, node }) => {
    if (source !== 'styled-components' || node.type !== 'ImportDeclaration') return;
    const byName = node.specifiers.every(
      ({ type, imported }) => type === 'ImportSpecifier' && imported.name !== 'default',
    );
    if (!byName)
      return "Node gives an object for the default import: write `import { styled } from 'styled-components'`.";
  }),

  'zod-mini': importRule('One way to import zod', ({ source, node }) => {
    if (!/^zod(\/|$)/.test(source)) return;
    const whole = node.specifiers?.length === 1 && node.specifiers[0].type === 'ImportNamespaceSpecifier';
    if (source === 'zod/mini' && whole) return;
    return "Any other form costs a page 17 to 85 kB more: write `import * as z from 'zod/mini'`.";
  }),

  'import-extension': importRule('A relative import names its file', ({ source }) => {
    if (!source.startsWith('.') || /\.[a-z0-9]+(\?\w+)?$/.test(source) || source.includes('/+types/')) return;
    return 'Node runs our TypeScript as it is: name the file with its extension.';
  }),

  'no-literal-text': {
    meta: { type: 'problem', docs: { description: 'Text comes as a prop or from messages' }, schema: [] },
    create: (context) => ({
      JSXText(node) {
        if (!/\p{L}{2}/u.test(node.value)) return;
        context.report({
          node,
          message: 'Text comes as a prop or from a *.messages.ts file, in both languages.',
        });
      },
    }),
  },
};

export default { meta: { name: 'jalon' }, rules };
