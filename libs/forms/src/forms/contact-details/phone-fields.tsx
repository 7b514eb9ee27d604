'use client';

import { useT } from '@jalon/i18n/react';
import { useWatch } from 'react-hook-form';
import { useKit } from '../../kit/fields/kit-context.ts';
import { FieldColumns } from '../../kit/fields/layout/form-section.styles.ts';
import { PhoneField } from '../../kit/fields/phone-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { contactDetailsMessages } from './contact-details.messages.ts';
import { type Phone, phoneRequired } from './contact-details.schema.ts';

/** The phones. Of the first two, those that are filled are required, or both if both or none are. */
export function PhoneFields({ residentialLocked }: { residentialLocked: boolean }) {
  const t = useT(contactDetailsMessages);
  const { control } = useKit();
  const [residentialPhone, mobilePhone] = useWatch({ control, name: ['residentialPhone', 'mobilePhone'] });

  const phone = (name: Phone) => ({
    name,
    optional: !phoneRequired(name, { residentialPhone, mobilePhone }),
  });

  return (
    <FieldColumns>
      <PhoneField
        {...phone('residentialPhone')}
        hint={t(residentialLocked ? 'residentialPhoneLocked' : 'phoneHint')}
        readOnly={residentialLocked}
        autoComplete="home tel"
      />
      <PhoneField {...phone('mobilePhone')} hint={t('phoneHint')} autoComplete="mobile tel" />
      <PhoneField name="workphone" autoComplete="work tel" extensionField="workphonepost" />
      <TextField name="workphonepost" autoComplete="work tel-extension" />
    </FieldColumns>
  );
}
