import { useT } from '@jalon/i18n/react';
import { Section } from '@jalon/ui/section';
import { useEffect, useSyncExternalStore } from 'react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { PageHead } from '../../document/page-head.tsx';
import { BackHome } from '../../frame/back-home.tsx';
import { errorPageMessages } from './error-page.messages.ts';

/** Replaces a page that failed. The cause is only in the log. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useT(errorPageMessages);
  const offline = useOffline();
  const ours = !isRouteErrorResponse(error) || error.status >= 500;
  const what = offline ? 'offline' : ours ? 'ours' : 'refused';
  const title = t(`${what}Title`);
  return (
    <>
      <PageHead title={title} />
      <Section width="text">
        <h1>{title}</h1>
        <p>{t(`${what}Text`)}</p>
        {!offline && <BackHome />}
      </Section>
    </>
  );
}

/** Whether the page could not be requested because the network is down. It is loaded when the network returns. */
function useOffline(): boolean {
  const { state, revalidate } = useRevalidator();
  // On the server, the network is never the cause.
  const offline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  useEffect(() => {
    const retry = () => revalidate();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [revalidate]);
  return offline || state === 'loading';
}

function subscribe(listener: () => void): () => void {
  const events = ['online', 'offline'];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}
