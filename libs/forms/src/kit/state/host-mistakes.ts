import { honeypotField } from '@jalon/api-client/protection';
import type { FieldErrors } from 'react-hook-form';
import { fieldMeta, fieldOfControl, fieldOfPart, schemaAt } from '../rules/field-meta.ts';
import type { FormDefinition } from '../rules/form-definition.ts';
import { errorKeys } from './error-keys.ts';
import { firstControl } from './focus.ts';

/*
 * Mistakes of a host in its form, which a visitor would see as an answer that is never right. Called in development only, so
 * that a production bundle leaves this module out.
 */

type Definition = Pick<FormDefinition, 'name' | 'schema'>;

/**
 * Reports fields that the schema doesn’t have, choices that it refuses, and fields that offer none of its choices. A page may
 * offer fewer: a checkout has only the terms of its membership.
 */
export function reportMistakes(form: HTMLFormElement, definition: Definition): void {
  // A control outside the element, which names the form in its `form` attribute, is the host's own.
  const controls = [...form.elements].filter(isField).filter((control) => form.contains(control));
  for (const name of new Set(controls.map((control) => control.name))) {
    const same = controls.filter((control) => control.name === name);
    const field = fieldOfPart(definition.schema, name);
    if (schemaAt(definition.schema, field)) reportChoices(name, same, definition);
    else
      report(
        definition,
        name,
        'the schema has no such field, so its answer is dropped. Correct the name, or add the field with changeFields.',
      );
  }
}

function reportChoices(name: string, controls: readonly Control[], definition: Definition): void {
  const { values, multiple } = fieldMeta(definition.schema, name);
  const [first] = controls;
  const isChoice = first instanceof HTMLSelectElement || first?.type === 'radio' || multiple;
  if (!values || !isChoice) return;
  const offered = controls.flatMap((control) =>
    control instanceof HTMLSelectElement ? [...control.options].map(({ value }) => value) : [control.value],
  );
  const refused = offered.filter((value) => value !== '' && !values.includes(value));
  const isAnyOffered = values.some((value) => value !== '' && offered.includes(value));
  const problems = [
    refused.length > 0 && `the page offers ${quoted(refused)}, which the schema refuses`,
    !isAnyOffered && `the page offers none of the schema’s values (${quoted(values.filter(Boolean))})`,
  ].filter(Boolean);
  if (problems.length === 0) return;
  report(
    definition,
    name,
    `${problems.join('; ')}. Give the same values to the choices (\`choices\` or the club’s settings) and to the schema (\`definition\`).`,
  );
}

/** Reports fields that are in error where the page shows no control to correct them. */
export function reportUnseen(
  form: HTMLFormElement | null,
  definition: Definition,
  invalid: FieldErrors,
): void {
  for (const [name, key] of Object.entries(errorKeys(invalid))) {
    if (firstControl(form, [fieldOfControl(definition.schema, name)])) continue;
    report(
      definition,
      name,
      `the form can’t be sent, because this field is in error (${key}) and the page shows no control for it. Give its value in \`defaults\`, render the step after the data that it needs, or leave the field out with changeFields.`,
    );
  }
}

const reported = /* @__PURE__ */ new Set<string>();

/** Once each: a component may be mounted several times. */
function report({ name: form }: Definition, field: string, mistake: string): void {
  const text = `Form "${form}", field "${field}": ${mistake}`;
  if (reported.has(text)) return;
  reported.add(text);
  console.error(text);
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A control that a visitor answers. */
function isField(control: Element): control is Control {
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement;
  return isControl && control.name !== '' && control.type !== 'hidden' && control.name !== honeypotField;
}

const quoted = (values: readonly string[]) => values.map((value) => `"${value}"`).join(', ');
