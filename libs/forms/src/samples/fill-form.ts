import { within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { checked } from '../kit/rules/choice-fields.ts';

/**
 * Answers by label, or by field name. A box takes `true` or `false`, a choice its label or its value, a group of
 * checkboxes the list of those that are checked, a date `2026-11-27`.
 */
export type FormAnswers = Readonly<Record<string, FormAnswer>>;
export type FormAnswer = string | boolean | readonly string[];

/**
 * Fills in a form as a visitor does, in the order given: types, chooses and checks. `user` comes from
 * `userEvent.setup()`. A label is matched exactly, with or without the mark of an optional field; the label of a
 * group of radio buttons or checkboxes is its legend. The previous content of a field is replaced. Throws for a label or a
 * choice that the form does not have, with those that it has. `answersTo(formId)`, whose answers are by field name, works
 * too.
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

async function fillField(user: UserEvent, control: Control, answer: FormAnswer): Promise<void> {
  if (Array.isArray(answer)) return checkBoxes(user, control, answer);
  const [, field] = /^(.+)\.day$/.exec(control.name) ?? [];
  if (field) return fillDate(user, control, field, String(answer));
  if (control instanceof HTMLSelectElement) return user.selectOptions(control, String(answer));
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    if (control.checked !== (answer === true || answer === checked)) await user.click(control);
    return undefined;
  }
  if (control instanceof HTMLInputElement && control.type === 'radio')
    return user.click(boxOf(control, String(answer)));
  await user.clear(control);
  if (answer !== '') await user.type(control, String(answer).replace(/[{[]/g, '$&$&'));
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlOf(container: HTMLElement, label: string): Control {
  const named = [...container.querySelectorAll<Control>('input, select, textarea')].find(
    ({ name, type }) => (name === label || name === `${label}.day`) && type !== 'hidden',
  );
  if (named) return named;
  const legend = [...container.querySelectorAll('legend')].find((one) => isLabel(one.textContent, label));
  const box = legend
    ?.closest('fieldset')
    ?.querySelector<HTMLInputElement>('input:is([type="radio"], [type="checkbox"], [name$=".day"])');
  const found = box ?? within(container).queryByLabelText<Control>((text) => isLabel(text, label));
  if (!found) throw new Error(`The form has no field ${label}. It has ${labelsOf(container).join(', ')}`);
  return found;
}

/** The labels and legends that a visitor sees, for the message about a wrong one. */
function labelsOf(container: HTMLElement): string[] {
  const shown = [...container.querySelectorAll('label, legend')].filter(
    (one) => !one.closest('[aria-hidden="true"]'),
  );
  return [...new Set(shown.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()))];
}

/** An optional field has a mark in parentheses after its label. */
function isLabel(text: string, label: string): boolean {
  const [shown, wanted] = [text, label].map((one) => one.replace(/\s+/g, ' ').trim());
  return shown === wanted || (shown?.startsWith(`${wanted} (`) === true && shown.endsWith(')'));
}

/** Types a date in its three controls. */
async function fillDate(user: UserEvent, { form }: Control, field: string, answer: string): Promise<void> {
  const [year = '', month = '', day = ''] = answer.split('-');
  for (const [part, text] of Object.entries({ day, month, year })) {
    const control = form?.elements.namedItem(`${field}.${part}`);
    if (!(control instanceof HTMLInputElement)) throw new Error(`The date ${field} has no ${part}`);
    await user.clear(control);
    if (text) await user.type(control, text);
  }
}

async function checkBoxes(user: UserEvent, control: Control, values: readonly string[]): Promise<void> {
  const wanted = values.map((value) => boxOf(control, value));
  for (const box of boxesLike(control)) if (box.checked !== wanted.includes(box)) await user.click(box);
}

/** The radio button or checkbox with a value or a label, of the same name. */
function boxOf(control: Control, answer: string): HTMLInputElement {
  const boxes = boxesLike(control);
  const labels = (box: HTMLInputElement) => [...(box.labels ?? [])].map(({ textContent }) => textContent);
  const found = boxes.find(
    (box) => box.value === answer || labels(box).some((label) => isLabel(label, answer)),
  );
  if (!found)
    throw new Error(
      `The field ${control.name} has no choice ${answer}. It has ${boxes.flatMap(labels).join(', ')}`,
    );
  return found;
}

function boxesLike({ form, name, type }: Control): HTMLInputElement[] {
  const inputs = (form ?? document).querySelectorAll<HTMLInputElement>(`input[type="${type}"]`);
  return [...inputs].filter((input) => input.name === name);
}
