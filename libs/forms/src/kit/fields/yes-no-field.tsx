'use client';

import { useT } from '@jalon/i18n/react';
import { yesNoMessages } from '../texts/yes-no.messages.ts';
import { RadioField } from './radio-field.tsx';
import type { FieldTexts } from './use-field.ts';

/** A question that is answered by yes or no. Renders a `fieldset` of two radio buttons, side by side. */
export function YesNoField(texts: FieldTexts) {
  const t = useT(yesNoMessages);
  const options = (['yes', 'no'] as const).map((value) => ({ value, label: t(value) }));
  return <RadioField {...texts} options={options} layout="row" />;
}
