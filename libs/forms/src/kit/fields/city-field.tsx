'use client';

import { findMunicipalities } from '../../municipalities/index.ts';
import { SuggestedField } from './suggested-field.tsx';
import type { FieldTexts } from './use-field.ts';

/**
 * A city, with suggestions among the municipalities of Québec; any other text is accepted. Their names are
 * loaded at the first key. Renders an `input` with `role="combobox"`.
 */
export function CityField(texts: FieldTexts) {
  return (
    <SuggestedField {...texts} autoComplete="address-level2" load={suggestions} delay={suggestionsDelay} />
  );
}

/** Milliseconds after the last key. The search makes no request, except once for the names. */
const suggestionsDelay = 100;

async function suggestions(typed: string) {
  const found = await findMunicipalities(typed);
  return found.map(({ name, highlight }) => ({ id: name, label: name, highlight }));
}
