import { within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { checked } from '../kit/rules/choice-fields.ts';

/** Answers by label, or by field name. A box takes `true` or `false`, a choice its label or its value. */
export type FormAnswers = Readonly<Record<string, string | boolean>>;

/**
 * Fills in a form as a visitor does, in the order given: types, chooses and checks. `user` comes from
 * `userEvent.setup()`. A label is matched exactly, with or without the mark of an optional field; the label of a
 * group of radio buttons is its legend. The previous content of a field is replaced. Throws for a label or a choice that
 * the form does not have. `answersTo(formId)`, whose answers are by field name, works too.
 */
export async function fillForm(
  user: UserEvent,
  answers: FormAnswers,
  { container = document.body }: { container?: HTMLElement } = {},
): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) {
    await fillField(user, controlOf(container, label), answer);
  }
}

async function fillField(user: UserEvent, control: Control, answer: string | boolean): Promise<void> {
  if (control instanceof HTMLSelectElement) return user.selectOptions(control, String(answer));
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    if (control.checked !== (answer === true || answer === checked)) await user.click(control);
    return undefined;
  }
  if (control instanceof HTMLInputElement && control.type === 'radio')
    return user.click(radioOf(control, String(answer)));
  await user.clear(control);
  if (answer !== '') await user.type(control, String(answer).replace(/[{[]/g, '$&$&'));
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlOf(container: HTMLElement, label: string): Control {
  const named = [...container.querySelectorAll<Control>('input, select, textarea')].find(
    ({ name, type }) => name === label && type !== 'hidden',
  );
  if (named) return named;
  const legend = [...container.querySelectorAll('legend')].find((one) => isLabel(one.textContent, label));
  const radio = legend?.closest('fieldset')?.querySelector<HTMLInputElement>('input[type="radio"]');
  const found = radio ?? within(container).queryByLabelText<Control>((text) => isLabel(text, label));
  if (!found) throw new Error(`The form has no field ${label}`);
  return found;
}

/** An optional field has a mark in parentheses after its label. */
function isLabel(text: string, label: string): boolean {
  const [shown, wanted] = [text, label].map((one) => one.replace(/\s+/g, ' ').trim());
  return shown === wanted || (shown?.startsWith(`${wanted} (`) === true && shown.endsWith(')'));
}

function radioOf({ form, name }: HTMLInputElement, answer: string): HTMLInputElement {
  const radios = [...(form ?? document).querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  const found = radios.find(
    (radio) =>
      radio.name === name &&
      (radio.value === answer ||
        [...(radio.labels ?? [])].some((label) => isLabel(label.textContent, answer))),
  );
  if (!found) throw new Error(`The field ${name} has no choice ${answer}`);
  return found;
}
