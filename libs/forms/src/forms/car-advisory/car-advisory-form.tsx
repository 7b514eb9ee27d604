'use client';

import { carAdvisorySettings } from '@jalon/club';
import { useClub } from '@jalon/club/react';
import { useMemo } from 'react';
import type { ChangeableFormProps } from '../../kit/change-form.ts';
import type { Answers } from '../../kit/form-definition.ts';
import type { AdvisoryValues } from '../advisory/advisory.schema.ts';
import { AdvisoryForm } from '../advisory/advisory-form.tsx';
import { carAdvisoryMessages } from './car-advisory.messages.ts';
import { carAdvisory } from './car-advisory.schema.ts';

export type CarAdvisoryFormProps<Values extends Answers = AdvisoryValues> = ChangeableFormProps<Values>;

/** Form 1: a question about a vehicle. Renders a `form`. */
export function CarAdvisoryForm<Values extends Answers = AdvisoryValues>(
  props: CarAdvisoryFormProps<Values>,
) {
  const { carAdvisory: options } = useClub();
  const definition = useMemo(() => carAdvisory(options), [options]);
  return (
    <AdvisoryForm
      own={definition}
      settings={carAdvisorySettings(options)}
      subjectMessages={carAdvisoryMessages}
      {...props}
    />
  );
}
