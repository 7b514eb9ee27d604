'use client';

import { useClub } from '@jalon/club/react';
import type { Catalog } from '@jalon/i18n';
import { useT } from '@jalon/i18n/react';
import { use, useMemo } from 'react';
import { loadSpecificErrors } from '#load-specific-errors';
import { formMessages } from './form.messages.ts';
import type { SpecificErrors } from './load-specific-errors.ts';
import type { FieldError } from './specific-errors.ts';

/** Keys of our forms whose own text is only replaced by a specific one. */
const extendedKeys: ReadonlySet<string> = new Set(['emailMismatch', 'insufficientDollars']);

/**
 * The text of an error that names what is missing or gives an example, at a club that asks for it (`forms.errorMessages`);
 * undefined when there is no such text, or when `ownTexts` has one. Suspends in the browser until the texts are loaded.
 */
export function useSpecificErrors(
  ownTexts: Readonly<Partial<Record<string, string>>>,
): (error: FieldError) => string | undefined {
  const isAsked = useClub().forms?.errorMessages === 'specific';
  const loaded = isAsked ? loadSpecificErrors() : undefined;
  const specific = loaded instanceof Promise ? use(loaded) : loaded;
  const t = useT<SpecificErrors['specificMessages']['fr']>(
    specific?.specificMessages ??
      (formMessages as unknown as Catalog<SpecificErrors['specificMessages']['fr']>),
  );
  return useMemo(
    () => (error) => {
      const isOwn = Object.hasOwn(ownTexts, error.key) && !extendedKeys.has(error.key);
      return isOwn ? undefined : specific?.specificErrorText(error, t);
    },
    [ownTexts, specific, t],
  );
}
