import { useT } from '@jalon/i18n/react';
import picture from '@jalon/ui/pictures/records-room.svg?url';
import { formHeaders } from '../../forms/form-headers.ts';
import { loadForm, postForm } from '../../forms/form-route.server.ts';
import { SubmissionPage } from '../../forms/submission-page.tsx';
import type { Route } from './+types/page.ts';
import { personalInformationPageMessages } from './personal-information-page.messages.ts';

const form = 'personal-information';

export const loader = (args: Route.LoaderArgs) => loadForm(form, args);
export const action = (args: Route.ActionArgs) => postForm(form, args);
export const headers = formHeaders;

export default function PersonalInformationPage(data: Route.ComponentProps) {
  const t = useT(personalInformationPageMessages);
  return (
    <SubmissionPage
      {...data}
      title={t('title')}
      description={t('description')}
      intro={t('intro')}
      picture={picture}
    />
  );
}
