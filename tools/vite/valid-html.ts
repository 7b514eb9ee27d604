import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';

// React writes a form action that is a function as a `javascript:` URL.
const actionOfReact = / action="javascript:throw new Error\([^"]*\)"/g;

const rules: ConfigData['rules'] = {
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
};

/** Reads the rules and the elements of HTML once: for each page, that would take longer than most pages. */
class OneConfig extends StaticConfigLoader {
  known?: ReturnType<StaticConfigLoader['getConfigFor']>;

  override getConfigFor(handle: string) {
    this.known ??= super.getConfigFor(handle);
    return this.known;
  }
}

const validatorOf = (more: ConfigData['rules'] = {}) =>
  new HtmlValidate(
    new OneConfig({
      extends: ['html-validate:recommended'],
      elements: ['html5'],
      rules: { ...rules, ...more },
    }),
  );
const validators = { page: validatorOf(), story: validatorOf({ 'no-inline-style': 'off' }) };

/** The errors of html-validate in the body of a page, or of a story, which may have inline styles. */
export async function mistakesOf(body: string, kind: keyof typeof validators): Promise<string[]> {
  return mistakesInPage(
    `<!DOCTYPE html><html lang="fr-CA"><head><title>Jalon</title></head><body>${body}</body></html>`,
    kind,
  );
}

/** The errors of html-validate in a whole page. */
export async function mistakesInPage(
  html: string,
  kind: keyof typeof validators = 'page',
): Promise<string[]> {
  const { results } = await validators[kind].validateString(html.replaceAll(actionOfReact, ''));
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
