'use client';

import { findMunicipalities } from '../../municipalities/index.ts';
import { SuggestedField } from './suggested-field.tsx';
import type { FieldTexts } from './use-field.ts';

/**
 * A city of the form around it, with suggestions among the municipalities of Québec, of which it may be none.
 * Renders an `input`.
 */
export function CityField(texts: FieldTexts) {
  return (
    <SuggestedField {...texts} autoComplete="address-level2" load={suggestions} delay={suggestionsDelay} />
  );
}

/** Milliseconds from the last key: nothing is called, but for the names once. */
const suggestionsDelay = 100;

async function suggestions(typed: string) {
  const found = await findMunicipalities(typed);
  return found.map(({ name, highlight }) => ({ id: name, label: name, highlight }));
}
