import { useT } from '@jalon/i18n/react';
import { Section } from '@jalon/ui/section';
import { data, redirect } from 'react-router';
import { PageHead } from '../../document/page-head.tsx';
import { BackHome } from '../../frame/back-home.tsx';
import { getSite } from '../../site-context.server.ts';
import type { Route } from './+types/page.ts';
import { frenchAddressOf } from './french-address.ts';
import { notFoundMessages } from './not-found.messages.ts';

/** An address that no page has: without a language it may name a French page. */
export function loader({ context, url }: Route.LoaderArgs) {
  const french = frenchAddressOf(url.pathname, getSite(context).settings.forms);
  if (french) throw redirect(french + url.search, 301);
  return data(null, { status: 404 });
}

/** Nothing can be sent to a page that isn't there. */
export function action() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  const t = useT(notFoundMessages);
  return (
    <>
      <PageHead title={t('title')} />
      <Section width="text">
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
        <BackHome />
      </Section>
    </>
  );
}
