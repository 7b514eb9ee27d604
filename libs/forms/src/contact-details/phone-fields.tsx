'use client';

import { useT } from '@jalon/i18n/react';
import { useEffect, useRef, useState } from 'react';
import type { AnswersSoFar } from '../kit/field-rule.ts';
import { useFormContext } from '../kit/form-context.ts';
import { FieldColumns } from '../kit/form-section.styles.ts';
import { PhoneField } from '../kit/phone-field.tsx';
import { TextField } from '../kit/text-field.tsx';
import { contactDetailsMessages } from './contact-details.messages.ts';
import { type Phone, phoneRequired } from './contact-details.schema.ts';

/** The phones; which of the first two must be given follows from which are filled (forms spec §4). */
export function PhoneFields({ residentialLocked }: { residentialLocked: boolean }) {
  const t = useT(contactDetailsMessages);
  const { values } = useFormContext();
  const root = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<AnswersSoFar>(values);

  function read() {
    const inputs = root.current?.querySelectorAll('input') ?? [];
    setTyped(Object.fromEntries([...inputs].map(({ name, value }) => [name, value.trim()])));
  }
  // It may have been typed before the script arrived.
  useEffect(read, []);

  const phone = (name: Phone) => ({ name, optional: !phoneRequired(name, typed) });

  return (
    <FieldColumns ref={root} onInput={read}>
      <PhoneField
        {...phone('residentialPhone')}
        hint={t(residentialLocked ? 'residentialPhoneLocked' : 'phoneHint')}
        readOnly={residentialLocked}
        autoComplete="home tel"
      />
      <PhoneField {...phone('mobilePhone')} hint={t('phoneHint')} autoComplete="mobile tel" />
      <PhoneField name="workphone" autoComplete="work tel" />
      <TextField name="workphonepost" autoComplete="work tel-extension" />
    </FieldColumns>
  );
}
