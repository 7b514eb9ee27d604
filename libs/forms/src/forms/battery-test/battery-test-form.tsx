'use client';

import { batteryTestSettings } from '@jalon/club';
import { useClub } from '@jalon/club/react';
import { useLocale, useT } from '@jalon/i18n/react';
import { useMemo } from 'react';
import { ContactFields, PageMember } from '../../contact/visitor-contact-fields.tsx';
import { type ChangeableFormProps, changedForm } from '../../kit/change-form.ts';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { FormFrame } from '../../kit/frame/form-frame.tsx';
import type { Answers } from '../../kit/rules/form-definition.ts';
import { batteryTestLabels } from './battery-test.labels.ts';
import { batteryTestMessages } from './battery-test.messages.ts';
import { type BatteryTestValues, batteryTest } from './battery-test.schema.ts';

export type BatteryTestFormProps<Values extends Answers = BatteryTestValues> = ChangeableFormProps<Values>;

/** Form 12: asks for a battery test. Renders a `form`. */
export function BatteryTestForm<Values extends Answers = BatteryTestValues>(
  props: BatteryTestFormProps<Values>,
) {
  const t = useT(batteryTestMessages);
  const locale = useLocale();
  const club = useClub();
  const definition = useMemo(() => batteryTest(club.batteryTest), [club]);
  const settings = batteryTestSettings(club.batteryTest);
  const { fields, hints, choices } = batteryTestLabels(t, locale, settings);

  return (
    <FormFrame
      {...changedForm({ definition, labels: fields, hints, choices, submitLabel: t('send') }, props)}
    >
      {settings.visitorContact && <PageMember member={props.member} />}
      {props.children ?? (
        <>
          <SelectField name="centreUrbain" />
          <TextField name="vehiculeMarque" />
          <TextField name="vehiculeModele" />
          <TextField name="vehiculeAnnee" />
          {settings.visitorContact && <ContactFields member={props.member} />}
        </>
      )}
    </FormFrame>
  );
}
