import { useT } from '@jalon/i18n/react';
import picture from '@jalon/ui/pictures/battery-test.svg?url';
import { formHeaders } from '../../forms/form-headers.ts';
import { loadForm, postForm } from '../../forms/form-route.server.ts';
import { SubmissionPage } from '../../forms/submission-page.tsx';
import type { Route } from './+types/page.ts';
import { batteryTestPageMessages } from './battery-test-page.messages.ts';

const form = 'battery-test';

export const loader = (args: Route.LoaderArgs) => loadForm(form, args);
export const action = (args: Route.ActionArgs) => postForm(form, args);
export const headers = formHeaders;

export default function BatteryTestPage(data: Route.ComponentProps) {
  const t = useT(batteryTestPageMessages);
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
