import { useT } from '@jalon/i18n/react';
import { Section } from '@jalon/ui/section';
import { isRouteErrorResponse } from 'react-router';
import { PageHead } from '../../document/page-head.tsx';
import { BackHome } from '../../frame/back-home.tsx';
import { errorPageMessages } from './error-page.messages.ts';

/** Replaces a page that failed. The cause is only in the log. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useT(errorPageMessages);
  const ours = !isRouteErrorResponse(error) || error.status >= 500;
  const title = t(ours ? 'oursTitle' : 'refusedTitle');
  return (
    <>
      <PageHead title={title} />
      <Section width="text">
        <h1>{title}</h1>
        <p>{t(ours ? 'oursText' : 'refusedText')}</p>
        <BackHome />
      </Section>
    </>
  );
}
