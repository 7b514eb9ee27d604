import { useT } from '@jalon/i18n/react';
import picture from '@jalon/ui/pictures/lake-road.svg?url';
import { formHeaders } from '../../forms/form-headers.ts';
import { loadForm, postForm } from '../../forms/form-route.server.ts';
import { SubmissionPage } from '../../forms/submission-page.tsx';
import type { Route } from './+types/page.ts';
import { priceListPageMessages } from './price-list-page.messages.ts';

const form = 'price-list';

export const loader = (args: Route.LoaderArgs) => loadForm(form, args);
export const action = (args: Route.ActionArgs) => postForm(form, args);
export const headers = formHeaders;

export default function PriceListPage(data: Route.ComponentProps) {
  const t = useT(priceListPageMessages);
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
