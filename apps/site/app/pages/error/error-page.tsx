import { useT } from '@jalon/i18n/react';
import { Section } from '@jalon/ui/section';
import { isRouteErrorResponse } from 'react-router';
import { PageHead } from '../../document/page-head.tsx';
import { BackHome } from '../../frame/back-home.tsx';
import { errorPageMessages } from './error-page.messages.ts';

/** What is shown in place of a page that failed. Says nothing of the cause, which is in the log. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useT(errorPageMessages);
  const ours = !isRouteErrorResponse(error) || error.status >= 500;
  const title = t(ours ? 'title' : 'refusedTitle');
  return (
    <>
      <PageHead title={title} />
      <Section width="text">
        <h1>{title}</h1>
        <p>{t(ours ? 'text' : 'refusedText')}</p>
        <BackHome />
      </Section>
    </>
  );
}
