'use client';

import { AdvisoryForm } from '../advisory/advisory-form.tsx';
import { useClub } from '../club/club-provider.tsx';
import type { ClubFormProps } from '../kit/use-club-form.ts';
import { homeAdvisoryMessages } from './home-advisory.messages.ts';
import { type HomeAdvisoryField, homeAdvisory, homeAdvisorySettings } from './home-advisory.schema.ts';

export type HomeAdvisoryFormProps = ClubFormProps<HomeAdvisoryField>;

/** Form 2: a question about the home (forms spec §3, §5). The club's settings are read once. Renders a `form`. */
export function HomeAdvisoryForm(props: HomeAdvisoryFormProps) {
  return (
    <AdvisoryForm
      rules={homeAdvisory}
      settings={homeAdvisorySettings(useClub().homeAdvisory)}
      subjectMessages={homeAdvisoryMessages}
      {...props}
    />
  );
}
