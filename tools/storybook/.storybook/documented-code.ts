import { nameOf } from './code-example.ts';

const documents = import.meta.glob<string>(['../../../libs/*/*.md', '!**/CHANGELOG.md'], {
  query: '?raw',
  import: 'default',
});

/** What this module reads of a story’s context. */
export interface DocumentedStory {
  readonly component?: unknown;
  readonly parameters: { readonly fileName?: string; readonly inDocument?: string };
}

/**
 * The example that the library’s documents have for a component whose story draws a helper with state: the first that
 * draws it, or that has the words of the parameter `inDocument`. A test compiles every example of a document.
 */
export async function documentedCode({
  component,
  parameters,
}: DocumentedStory): Promise<string | undefined> {
  const name = nameOf(component);
  const words = parameters.inDocument ?? (name && `<${name}`);
  const [, library] = /libs\/([^/]+)\//.exec(parameters.fileName ?? '') ?? [];
  if (!words || !library) return undefined;
  const isDrawn = new RegExp(`${words.replaceAll(/[^\w<]/g, '\\$&')}(?!\\w)`);
  const files = Object.keys(documents).filter((file) => file.includes(`/libs/${library}/`));
  // The README, in capitals, is first.
  for (const file of files.sort()) {
    const text = (await documents[file]?.()) ?? '';
    for (const [, code = ''] of text.matchAll(/^```tsx\n(.*?)^```$/gms)) if (isDrawn.test(code)) return code;
  }
  return undefined;
}
