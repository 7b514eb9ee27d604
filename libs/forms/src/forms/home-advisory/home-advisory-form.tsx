'use client';

import { homeAdvisorySettings } from '@jalon/club';
import { useClub } from '@jalon/club/react';
import { useMemo } from 'react';
import type { ChangeableFormProps } from '../../kit/change-form.ts';
import type { Answers } from '../../kit/form-definition.ts';
import type { AdvisoryValues } from '../advisory/advisory.schema.ts';
import { AdvisoryForm } from '../advisory/advisory-form.tsx';
import { homeAdvisoryMessages } from './home-advisory.messages.ts';
import { homeAdvisory } from './home-advisory.schema.ts';

export type HomeAdvisoryFormProps<Values extends Answers = AdvisoryValues> = ChangeableFormProps<Values>;

/** Form 2: a question about a home. Renders a `form`. */
export function HomeAdvisoryForm<Values extends Answers = AdvisoryValues>(
  props: HomeAdvisoryFormProps<Values>,
) {
  const { homeAdvisory: options } = useClub();
  const definition = useMemo(() => homeAdvisory(options), [options]);
  return (
    <AdvisoryForm
      own={definition}
      settings={homeAdvisorySettings(options)}
      subjectMessages={homeAdvisoryMessages}
      {...props}
    />
  );
}
