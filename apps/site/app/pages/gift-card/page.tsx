import { useT } from '@jalon/i18n/react';
import { readMemberInfo } from '@jalon/membership/schemas';
import picture from '@jalon/ui/pictures/gift-evening.svg?url';
import { EmbeddedForm } from '../../forms/embedded-form.tsx';
import { formHeaders } from '../../forms/form-headers.ts';
import { loadForm, postForm } from '../../forms/form-route.server.ts';
import { SubmissionPage } from '../../forms/submission-page.tsx';
import type { Route } from './+types/page.ts';
import { giftCardPageMessages } from './gift-card-page.messages.ts';

const form = 'gift-card';

export async function loader(args: Route.LoaderArgs) {
  const member = readMemberInfo(args.request.headers.get('cookie'));
  return { ...(await loadForm(form, args)), balance: member?.discountsBalanceValue };
}

export const action = (args: Route.ActionArgs) => postForm(form, args);
export const headers = formHeaders;

export default function GiftCardPage(data: Route.ComponentProps) {
  const t = useT(giftCardPageMessages);
  return (
    <SubmissionPage
      {...data}
      title={t('title')}
      description={t('description')}
      intro={t('intro')}
      picture={picture}
    >
      <EmbeddedForm {...data} balance={data.loaderData.balance} load="idle" />
    </SubmissionPage>
  );
}
