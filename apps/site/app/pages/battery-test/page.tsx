import { BatteryTestForm } from '@jalon/forms/battery-test';
import { useLocale, useT } from '@jalon/i18n/react';
import picture from '@jalon/ui/pictures/battery-test.svg?url';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { PageHead } from '../../document/page-head.tsx';
import { formHeaders } from '../../forms/form-headers.ts';
import { FormPage } from '../../forms/form-page.tsx';
import { loadForm, postForm } from '../../forms/form-route.server.ts';
import { sentCookie } from '../../forms/sent-cookie.ts';
import type { Route } from './+types/page.ts';
import { batteryTestPageMessages } from './battery-test-page.messages.ts';

const form = 'battery-test';

export const loader = (args: Route.LoaderArgs) => loadForm(form, args);
export const action = (args: Route.ActionArgs) => postForm(form, args);
export const headers = formHeaders;

export default function BatteryTestPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT(batteryTestPageMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const sentPath = loaderData.sentPaths[locale];
  // A link of the summary is a navigation, after which the router has forgotten the post.
  const [posted] = useState(actionData);
  return (
    <>
      <PageHead
        title={t(posted ? 'errorTitle' : 'title')}
        description={t('description')}
        paths={loaderData.paths}
      />
      <FormPage
        title={t('title')}
        intro={t('intro')}
        instruction={t('required')}
        privacy={t('privacy')}
        picture={picture}
      >
        <BatteryTestForm
          idempotencyKey={loaderData.idempotencyKey}
          member={loaderData.member}
          posted={posted}
          onSent={({ reference }) => {
            // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
            document.cookie = sentCookie(reference, window.location.protocol);
            navigate(sentPath);
          }}
        />
      </FormPage>
    </>
  );
}
