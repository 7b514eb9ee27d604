'use client';

import { useMemo } from 'react';
import { AdvisoryForm } from '../advisory/advisory-form.tsx';
import { useClub } from '../club/club-provider.tsx';
import type { ClubFormProps } from '../kit/use-club-form.ts';
import { carAdvisoryMessages } from './car-advisory.messages.ts';
import { type CarAdvisoryField, carAdvisory, carAdvisorySettings } from './car-advisory.schema.ts';

export type CarAdvisoryFormProps = ClubFormProps<CarAdvisoryField>;

/** Form 1: a question about a vehicle (forms spec §3, §5). Renders a `form`. */
export function CarAdvisoryForm(props: CarAdvisoryFormProps) {
  const club = useClub();
  const definition = useMemo(() => carAdvisory(club.carAdvisory), [club]);
  return (
    <AdvisoryForm
      definition={definition}
      settings={carAdvisorySettings(club.carAdvisory)}
      subjectMessages={carAdvisoryMessages}
      {...props}
    />
  );
}
