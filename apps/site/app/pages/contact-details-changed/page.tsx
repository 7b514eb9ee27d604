import { readSent } from '@jalon/forms/server';
import { toRouteResult } from '@jalon/host/react-router';
import { useLocale, useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { Section } from '@jalon/ui/section';
import { data } from 'react-router';
import { siteAccount } from '../../account/site-account.server.ts';
import { PageHead } from '../../document/page-head.tsx';
import { Actions } from '../../frame/actions.styles.ts';
import { getSite } from '../../site-context.server.ts';
import { useSite } from '../../use-site.ts';
import { MemberData } from '../../visitor/member-data.tsx';
import type { Route } from './+types/page.ts';
import { contactDetailsChangedMessages } from './contact-details-changed.messages.ts';
import { Title } from './contact-details-changed.styles.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = getSite(context);
  const found = await siteAccount(site).member(request);
  if (found.kind === 'redirect') throw toRouteResult(found);
  const { paths } = site.siteMap.page('contact-details-changed');
  const sent = readSent(request.headers.get('cookie'));
  return data({ paths, sent }, { headers: { 'cache-control': 'no-store' } });
}

export { headers } from '@jalon/host/react-router';

/** Confirms a change of contact details; without one it only explains the purpose of the page. */
export default function ContactDetailsChangedPage({ loaderData: { paths, sent } }: Route.ComponentProps) {
  const t = useT(contactDetailsChangedMessages);
  const site = useSite();
  const reference = sent?.reference;
  const title = t(reference ? 'title' : 'noReferenceTitle');
  return (
    <>
      <PageHead title={title} paths={paths} unlisted />
      <MemberData />
      <Section width="text">
        <Title tabIndex={-1} autoFocus={reference !== undefined}>
          {title}
        </Title>
        <p>{t(reference ? 'text' : 'noReferenceText')}</p>
        {reference && <p>{t('reference', { reference })}</p>}
        <Actions>
          <Button href={site.paths['connected-space'][useLocale()]}>{t('back')}</Button>
        </Actions>
      </Section>
    </>
  );
}
