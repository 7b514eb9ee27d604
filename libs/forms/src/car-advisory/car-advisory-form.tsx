'use client';

import { AdvisoryForm } from '../advisory/advisory-form.tsx';
import { useClub } from '../club/club-provider.tsx';
import type { ClubFormProps } from '../kit/use-club-form.ts';
import { carAdvisoryMessages } from './car-advisory.messages.ts';
import { type CarAdvisoryField, carAdvisory, carAdvisorySettings } from './car-advisory.schema.ts';

export type CarAdvisoryFormProps = ClubFormProps<CarAdvisoryField>;

/** Form 1: a question about a vehicle (forms spec §3, §5). The club's settings are read once. Renders a `form`. */
export function CarAdvisoryForm(props: CarAdvisoryFormProps) {
  return (
    <AdvisoryForm
      rules={carAdvisory}
      settings={carAdvisorySettings(useClub().carAdvisory)}
      subjectMessages={carAdvisoryMessages}
      {...props}
    />
  );
}
