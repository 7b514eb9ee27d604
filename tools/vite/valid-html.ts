import { type ConfigData, HtmlValidate } from 'html-validate';

// React writes a form action that is a function as a `javascript:` URL.
const actionOfReact = / action="javascript:throw new Error\([^"]*\)"/g;

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes elements and attributes.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Safari drops the list role of a list without markers, unless the attribute sets it.
    'no-redundant-role': 'off',
    // The list of a combobox has no native element.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // `text` is the default type of an input.
    'no-implicit-input-type': 'off',
    // Checkboxes of one group share their name, like radio buttons.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // Phone numbers are written as the host provides them.
    'tel-non-breaking': 'off',
  },
});

/** The errors of html-validate in the body of a page, or of a story, which may have inline styles. */
export async function mistakesOf(body: string, kind: 'page' | 'story'): Promise<string[]> {
  return mistakesInPage(
    `<!DOCTYPE html><html lang="fr-CA"><head><title>Jalon</title></head><body>${body}</body></html>`,
    kind === 'story' ? { 'no-inline-style': 'off' } : {},
  );
}

/** The errors of html-validate in a whole page; `rules` replace the common ones. */
export async function mistakesInPage(html: string, rules: ConfigData['rules'] = {}): Promise<string[]> {
  const { results } = await validator.validateString(html.replaceAll(actionOfReact, ''), { rules });
  const files = Array.from(html.matchAll(fileControl), ([, name]) => JSON.stringify(name));
  return results.flatMap(({ messages }) =>
    messages
      .filter(
        ({ ruleId, message }) => ruleId !== 'form-dup-name' || !files.some((name) => message.includes(name)),
      )
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`),
  );
}

/** What a server has kept of a field of files is posted under the name of the control that takes further files. */
const fileControl = /<input\b(?=[^>]* type="file")[^>]* name="([^"]+)"/g;
