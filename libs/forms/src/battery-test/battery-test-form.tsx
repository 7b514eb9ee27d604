'use client';

import { useLocale, useT } from '@jalon/i18n/react';
import { useMemo } from 'react';
import { useClub } from '../club/club-provider.tsx';
import { FormFrame } from '../kit/form-frame.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { TextField } from '../kit/text-field.tsx';
import type { ClubFormProps } from '../kit/use-club-form.ts';
import { batteryTestLabels } from './battery-test.labels.ts';
import { batteryTestMessages } from './battery-test.messages.ts';
import { type BatteryTestField, batteryTest, batteryTestSettings } from './battery-test.schema.ts';

export type BatteryTestFormProps = ClubFormProps<BatteryTestField>;

/** Form 12: asks for a battery test (forms spec §3, §5). Renders a `form`. */
export function BatteryTestForm(props: BatteryTestFormProps) {
  const t = useT(batteryTestMessages);
  const locale = useLocale();
  const club = useClub();
  const definition = useMemo(() => batteryTest(club.batteryTest), [club]);
  const settings = batteryTestSettings(club.batteryTest);
  const { fields, choices } = batteryTestLabels(t, locale, settings);
  // Narrow fields say so; wide ones take what is usual.
  const narrow = settings.vehicleNames === 'strict';

  return (
    <FormFrame definition={definition} labels={fields} submitLabel={t('send')} {...props}>
      <SelectField name="centreUrbain" options={choices.centreUrbain} />
      <TextField name="vehiculeMarque" hint={narrow ? t('makeHint') : undefined} />
      <TextField name="vehiculeModele" hint={narrow ? t('modelHint') : undefined} />
      <TextField name="vehiculeAnnee" hint={t('yearHint')} />
    </FormFrame>
  );
}
