'use client';

import { useMemo } from 'react';
import { AdvisoryForm } from '../advisory/advisory-form.tsx';
import { useClub } from '../club/club-provider.tsx';
import type { ClubFormProps } from '../kit/use-club-form.ts';
import { homeAdvisoryMessages } from './home-advisory.messages.ts';
import { type HomeAdvisoryField, homeAdvisory, homeAdvisorySettings } from './home-advisory.schema.ts';

export type HomeAdvisoryFormProps = ClubFormProps<HomeAdvisoryField>;

/** Form 2: a question about the home (forms spec §3, §5). Renders a `form`. */
export function HomeAdvisoryForm(props: HomeAdvisoryFormProps) {
  const club = useClub();
  const definition = useMemo(() => homeAdvisory(club.homeAdvisory), [club]);
  return (
    <AdvisoryForm
      definition={definition}
      settings={homeAdvisorySettings(club.homeAdvisory)}
      subjectMessages={homeAdvisoryMessages}
      {...props}
    />
  );
}
