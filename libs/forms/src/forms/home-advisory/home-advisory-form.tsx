'use client';

import { useMemo } from 'react';
import { useClub } from '../../club/club-provider.tsx';
import type { ClubFormProps } from '../../kit/use-club-form.ts';
import type { AdvisoryValues } from '../advisory/advisory.schema.ts';
import { AdvisoryForm } from '../advisory/advisory-form.tsx';
import { homeAdvisoryMessages } from './home-advisory.messages.ts';
import { homeAdvisory, homeAdvisorySettings } from './home-advisory.schema.ts';

export type HomeAdvisoryFormProps = ClubFormProps<AdvisoryValues>;

/** Form 2: a question about a home. Renders a `form`. */
export function HomeAdvisoryForm(props: HomeAdvisoryFormProps) {
  const { homeAdvisory: options } = useClub();
  const definition = useMemo(() => homeAdvisory(options), [options]);
  return (
    <AdvisoryForm
      definition={definition}
      settings={homeAdvisorySettings(options)}
      subjectMessages={homeAdvisoryMessages}
      {...props}
    />
  );
}
