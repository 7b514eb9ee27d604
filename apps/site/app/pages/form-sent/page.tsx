import { useT } from '@jalon/i18n/react';
import { Section } from '@jalon/ui/section';
import { addressesOf, sentPages } from '../../addresses.ts';
import { PageHead } from '../../document/page-head.tsx';
import { sentReference } from '../../forms/sent-cookie.ts';
import { BackHome } from '../../frame/back-home.tsx';
import { getSite } from '../../site-context.server.ts';
import type { Route } from './+types/page.ts';
import { formSentMessages } from './form-sent.messages.ts';

export function loader({ context, request, pattern }: Route.LoaderArgs) {
  const paths = sentPages(getSite(context).settings.forms).find((page) =>
    addressesOf(page).includes(`/${pattern}`),
  );
  return { paths, reference: sentReference(request.headers.get('cookie')) };
}

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

/** What follows a submission; without the cookie of one it confirms nothing. */
export default function FormSentPage({ loaderData: { paths, reference } }: Route.ComponentProps) {
  const t = useT(formSentMessages);
  const title = t(reference ? 'title' : 'noReferenceTitle');
  return (
    <>
      <PageHead title={title} paths={paths} unlisted />
      <Section width="text">
        <h1>{title}</h1>
        <p>{t(reference ? 'text' : 'noReferenceText')}</p>
        {reference && <p>{t('reference', { reference })}</p>}
        <BackHome />
      </Section>
    </>
  );
}
