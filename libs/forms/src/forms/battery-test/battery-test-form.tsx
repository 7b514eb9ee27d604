'use client';

import { useLocale, useT } from '@jalon/i18n/react';
import { useMemo } from 'react';
import { useClub } from '../../club/club-provider.tsx';
import { PageMember, VisitorContactFields } from '../../club/visitor-contact-fields.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { FormFrame } from '../../kit/form-frame.tsx';
import type { ClubFormProps } from '../../kit/use-club-form.ts';
import { batteryTestLabels } from './battery-test.labels.ts';
import { batteryTestMessages } from './battery-test.messages.ts';
import { type BatteryTestValues, batteryTest, batteryTestSettings } from './battery-test.schema.ts';

export type BatteryTestFormProps = ClubFormProps<BatteryTestValues>;

/** Form 12: asks for a battery test. Renders a `form`. */
export function BatteryTestForm({ labels, children, ...props }: BatteryTestFormProps) {
  const t = useT(batteryTestMessages);
  const locale = useLocale();
  const club = useClub();
  const definition = useMemo(() => batteryTest(club.batteryTest), [club]);
  const settings = batteryTestSettings(club.batteryTest);
  const { fields, hints, choices } = batteryTestLabels(t, locale, settings);

  return (
    <FormFrame
      definition={definition}
      labels={{ ...fields, ...labels }}
      hints={hints}
      choices={choices}
      submitLabel={t('send')}
      {...props}
    >
      {settings.visitorContact && <PageMember member={props.member} />}
      {children ?? (
        <>
          <SelectField name="centreUrbain" />
          <TextField name="vehiculeMarque" />
          <TextField name="vehiculeModele" />
          <TextField name="vehiculeAnnee" />
          {settings.visitorContact && !props.member && <VisitorContactFields />}
        </>
      )}
    </FormFrame>
  );
}
