'use client';

import { useMemo } from 'react';
import { useClub } from '../../club/club-provider.tsx';
import type { ClubFormProps } from '../../kit/use-club-form.ts';
import type { AdvisoryValues } from '../advisory/advisory.schema.ts';
import { AdvisoryForm } from '../advisory/advisory-form.tsx';
import { carAdvisoryMessages } from './car-advisory.messages.ts';
import { carAdvisory, carAdvisorySettings } from './car-advisory.schema.ts';

export type CarAdvisoryFormProps = ClubFormProps<AdvisoryValues>;

/** Form 1: a question about a vehicle. Renders a `form`. */
export function CarAdvisoryForm(props: CarAdvisoryFormProps) {
  const { carAdvisory: options } = useClub();
  const definition = useMemo(() => carAdvisory(options), [options]);
  return (
    <AdvisoryForm
      definition={definition}
      settings={carAdvisorySettings(options)}
      subjectMessages={carAdvisoryMessages}
      {...props}
    />
  );
}
