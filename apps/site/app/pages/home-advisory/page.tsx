import { useT } from '@jalon/i18n/react';
import picture from '@jalon/ui/pictures/kitchen.svg?url';
import { formHeaders } from '../../forms/form-headers.ts';
import { loadForm, postForm } from '../../forms/form-route.server.ts';
import { SubmissionPage } from '../../forms/submission-page.tsx';
import type { Route } from './+types/page.ts';
import { homeAdvisoryPageMessages } from './home-advisory-page.messages.ts';

const form = 'home-advisory';

export const loader = (args: Route.LoaderArgs) => loadForm(form, args);
export const action = (args: Route.ActionArgs) => postForm(form, args);
export const headers = formHeaders;

export default function HomeAdvisoryPage(data: Route.ComponentProps) {
  const t = useT(homeAdvisoryPageMessages);
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
