'use client';

import { countriesIn } from '@jalon/i18n';
import { useLocale } from '@jalon/i18n/react';
import { Select } from '@jalon/ui/select';
import { useMemo } from 'react';
import { useKit } from './kit-context.ts';
import { inField } from './layout/visible-when.tsx';
import { type FieldTexts, useField } from './use-field.ts';

export interface CountryFieldProps extends FieldTexts {
  /** As in HTML. @default `country`; `off` for the country of another person */
  autoComplete?: string;
}

/** A country, in the order of the language, Canada first. Renders a `select`. */
export function CountryField({ autoComplete = 'country', ...texts }: CountryFieldProps) {
  const { t } = useKit();
  const locale = useLocale();
  const field = useField(texts);
  const { values } = field.meta;
  const countries = useMemo(() => countriesIn(locale, values), [locale, values]);
  return inField(
    field,
    <Select {...field.control} autoComplete={autoComplete}>
      <option value="">{t('choose')}</option>
      {countries.map(({ code, name }) => (
        // The server may know other names than the browser, and so another order.
        <option key={code} value={code} suppressHydrationWarning>
          {name}
        </option>
      ))}
    </Select>,
  );
}
