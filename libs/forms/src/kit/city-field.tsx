'use client';

import { Combobox } from '@jalon/ui/combobox';
import { Field } from '@jalon/ui/field';
import { findMunicipalities } from '../municipalities/index.ts';
import { AskedField } from './asked-field.tsx';
import { filterInput } from './filter-input.ts';
import { type FieldTexts, useField } from './use-field.ts';

/**
 * A city of the form around it, with suggestions among the municipalities of Québec, of which it may be none.
 * Renders an `input`.
 */
export function CityField(texts: FieldTexts) {
  const { rule, id, label, hint, error, control } = useField(texts);
  return (
    <AskedField name={texts.name}>
      <Field controlId={id} label={label} hint={hint} error={error}>
        <Combobox
          autoComplete="address-level2"
          {...control}
          ref={(element) => (element && rule?.filter ? filterInput(element, rule.filter) : undefined)}
          maxLength={rule?.maxLength}
          load={suggestions}
          delay={suggestionsDelay}
        />
      </Field>
    </AskedField>
  );
}

/** Milliseconds from the last key: nothing is called, but for the names once. */
const suggestionsDelay = 100;

async function suggestions(typed: string) {
  const found = await findMunicipalities(typed);
  return found.map(({ name, highlight }) => ({ id: name, label: name, highlight }));
}
