import { readFileSync } from 'node:fs';
import { basename, dirname, relative, resolve, sep } from 'node:path';

const workspace = resolve(import.meta.dirname, '../..');

const forms = 'libs/forms/src';
const checkout = 'libs/checkout/src';
const inFolder = (folder, names) => names.map((name) => `${folder}/${name}`);

/** Parts of libs/forms/src that refer to every form; the kit must not refer to any. */
const registries = inFolder(forms, [
  'generated',
  'labels',
  'registry.ts',
  'route',
  'samples',
  'schemas',
  'testing',
]);
/** The folders of the flows; the rest of the library is what they share. */
const flows = inFolder(checkout, ['gift', 'modify', 'register']);

const reactPackages = /^(react|react-dom|react-router|styled-components)(\/|$)/;
/** Entries without React, of libraries whose other entries have it. */
export const reactFreeEntries = new Set([
  '@jalon/checkout/schemas',
  '@jalon/checkout/server',
  '@jalon/club',
  '@jalon/consent/server',
  '@jalon/content/server',
  '@jalon/forms/kit/rules',
  '@jalon/forms/labels',
  '@jalon/forms/messages',
  '@jalon/forms/municipalities',
  '@jalon/forms/samples',
  '@jalon/forms/schemas',
  '@jalon/forms/server',
  '@jalon/i18n',
  '@jalon/membership/account/server',
  '@jalon/membership/content',
  '@jalon/membership/legal',
  '@jalon/membership/membership-ending/server',
  '@jalon/membership/payments',
  '@jalon/membership/samples',
  '@jalon/membership/schemas',
  '@jalon/membership/server',
  '@jalon/ui/values',
]);
const apiEntries = new Set([
  '@jalon/i18n',
  '@jalon/api-client/contract',
  '@jalon/checkout/schemas',
  '@jalon/club',
  '@jalon/forms/labels',
  '@jalon/forms/samples',
  '@jalon/forms/schemas',
  '@jalon/gateway/access',
  '@jalon/gateway/signature',
  '@jalon/gateway/wire',
  '@jalon/host',
  '@jalon/membership/legal',
  '@jalon/membership/payments',
  '@jalon/membership/schemas',
  '@jalon/process',
]);

const entriesForTests = new Set([
  '@jalon/api-client',
  '@jalon/api-client/contract-suite',
  '@jalon/api-client/msw',
  '@jalon/forms/samples',
  '@jalon/gateway/testing',
]);

const apiSource = 'apps/api/src';

/** What the rules name, for a test that all of it exists: files and folders, and entries of libraries. */
export const named = {
  paths: [...registries, ...flows, apiSource],
  entries: [...reactFreeEntries, ...apiEntries, ...entriesForTests],
};

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

const manifests = new Map();

/** The source file of a library's entry. */
function sourceOf(library, entry) {
  if (!manifests.has(library)) {
    manifests.set(library, JSON.parse(readFileSync(`${workspace}/libs/${library}/package.json`, 'utf8')));
  }
  const source = manifests.get(library).exports[`./${entry}`]?.['@jalon/source'];
  return source && `libs/${library}/${source.slice(2)}`;
}

/** The imported file, relative to the workspace's root. */
function target(file, source) {
  if (source.startsWith('.')) return toPosix(relative(workspace, resolve(workspace, dirname(file), source)));
  const [, library, entry] = /^@jalon\/(checkout|forms|membership)\/(.+)$/.exec(source) ?? [];
  return library && sourceOf(library, entry);
}

const isIn = (path, places) => places.some((place) => path === place || path.startsWith(`${place}/`));
/** The name of the folder inside `folder` that a file is in. */
const folderOf = (path, folder) =>
  path.startsWith(`${folder}/`) ? /^([^/]+)\//.exec(path.slice(folder.length + 1))?.[1] : undefined;
const formFolder = (path) => folderOf(path, `${forms}/forms`);
const flowFolder = (path) => flows.find((flow) => isIn(path, [flow]));
const apiFeature = (path) => folderOf(path, `${apiSource}/features`);
const isPlatform = (path) => path.startsWith(`${apiSource}/platform/`);
/** The files directly in the source folder and the operators' commands compose platform and features. */
const isComposition = (path) => /^apps\/api\/src\/([^/]+|.+\.command\.ts)$/.test(path);

export const rules = {
  'api-layers': importRule('Composition → features → platform', ({ file, source }) => {
    const testing = `${apiSource}/testing/`;
    if (!isIn(file, [apiSource]) || file.startsWith(testing) || !source.startsWith('.')) return;
    const to = target(file, source);
    if (!isIn(to, [apiSource])) return;
    if (to.startsWith(testing)) {
      return isTest(file) ? undefined : 'Only tests may import src/testing.';
    }
    if (isComposition(file)) return;
    if (isComposition(to)) {
      return isTest(file) ? undefined : 'Features and the platform may not import what composes them.';
    }
    const [from, feature] = [apiFeature(file), apiFeature(to)];
    if (isPlatform(file) && feature) return `The platform may not import the feature ${feature}.`;
    if (from && feature && from !== feature && to !== `${apiSource}/features/${feature}/index.ts`) {
      return `The feature ${from} may import features/${feature}/index.ts only, or nothing of ${feature}.`;
    }
  }),

  'form-isolation': importRule('No form imports another form; no flow another flow', ({ file, source }) => {
    const to = target(file, source);
    if (!to) return;
    const [fromFlow, toFlow] = [flowFolder(file), flowFolder(to)];
    if (fromFlow && toFlow && fromFlow !== toFlow)
      return `The flow ${basename(fromFlow)} may not import the flow ${basename(toFlow)}.`;

    const [fromForm, toForm] = [formFolder(file), formFolder(to)];
    if (!file.startsWith('libs/forms/') || !toForm) return;
    if (fromForm === toForm || isIn(file, registries) || (!fromForm && isTestOrStory(file))) return;
    return `${file} may not import the form ${toForm}: what both need belongs in the kit.`;
  }),

  'react-free': importRule('An entry that servers import stays free of React', ({ source, node }) => {
    if (node.importKind === 'type' || node.exportKind === 'type') return;
    const mayHaveReact =
      /^@jalon\/(checkout|club|consent|content|forms|i18n|membership|ui)(\/|$)/.test(source) &&
      !reactFreeEntries.has(source);
    if (reactPackages.test(source) || mayHaveReact) {
      return `${source} brings React into a React-free entry.`;
    }
  }),

  'api-entries': importRule('The API uses the React-free entries only', ({ file, source }) => {
    if (!source.startsWith('@jalon/') || apiEntries.has(source)) return;
    if (isTest(file) && entriesForTests.has(source)) return;
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
