import { readSent } from '@jalon/forms/server';
import { useLocale, useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { Section } from '@jalon/ui/section';
import { PageHead } from '../../document/page-head.tsx';
import { Actions } from '../../frame/actions.styles.ts';
import { useSite } from '../../frame/use-site.ts';
import { MemberData } from '../../sign-in/member-data.tsx';
import { memberPageHeaders } from '../../sign-in/member-page-headers.ts';
import { requireMember } from '../../sign-in/require-member.server.ts';
import { getSite } from '../../site-context.server.ts';
import type { Route } from './+types/page.ts';
import { contactDetailsChangedMessages } from './contact-details-changed.messages.ts';
import { Title } from './contact-details-changed.styles.ts';

export async function loader(args: Route.LoaderArgs) {
  await requireMember(args);
  return {
    paths: getSite(args.context).siteMap.page('contact-details-changed').paths,
    sent: readSent(args.request.headers.get('cookie')),
  };
}

export const headers = memberPageHeaders;

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
