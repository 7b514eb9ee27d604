import { type ConfigData, HtmlValidate } from 'html-validate';

// React’s way of writing a form’s action that is a function.
const actionOfReact = / action="javascript:throw new Error\([^"]*\)"/g;

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React’s way of writing elements and attributes.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Safari drops the list from one without markers, unless the role says it.
    'no-redundant-role': 'off',
    // A text field is what an input is.
    'no-implicit-input-type': 'off',
    // Boxes of one group share their name, as radio buttons do.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // A number is written as the host gives it.
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
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`),
  );
}
