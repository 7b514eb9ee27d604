'use client';

import { challengeParentParameter, fromChallenge } from '@jalon/api-client/contract';
import { useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { Dialog, opensDialog } from '@jalon/ui/dialog';
import { useHydrated } from '@jalon/ui/use-hydrated';
import { useEffect, useId, useRef, useState } from 'react';
import { challengeMessages } from './challenge-dialog.messages.ts';
import { Frame } from './payment-fields.styles.ts';

export interface ChallengeDialogProps {
  /** The bank’s page, from a gateway that allows framing; the page’s security policy allows its origin. */
  url: string;
  /** Whether the dialog is open at first. */
  defaultOpen?: boolean | undefined;
  /** Called when the visitor has answered: ask the API for the attempt. */
  onDone: () => void;
}

/**
 * The bank’s question in a dialog, and a button that opens it again. Without a script it is a link to the bank’s page,
 * which then returns to the site.
 */
export function ChallengeDialog({ url, defaultOpen = true, onDone }: ChallengeDialogProps) {
  const t = useT(challengeMessages);
  const id = useId();
  const hasScript = useHydrated();
  const [isOpen, setOpen] = useState(defaultOpen);
  const frame = useRef<HTMLIFrameElement>(null);
  const answered = useRef(onDone);

  useEffect(() => {
    answered.current = onDone;
  });
  useEffect(() => {
    function onMessage({ origin, source, data }: MessageEvent) {
      const isOfFrame = origin === new URL(url).origin && source === frame.current?.contentWindow;
      if (!isOfFrame || !fromChallenge.safeParse(data).success) return;
      setOpen(false);
      answered.current();
    }
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [url]);

  if (!hasScript) return <Button href={url}>{t('goToBank')}</Button>;
  const framed = new URL(url);
  framed.searchParams.set(challengeParentParameter, window.location.origin);
  return (
    <>
      <Button {...opensDialog(id)}>{t('goToBank')}</Button>
      <Dialog id={id} title={t('challenge')} open={isOpen} onOpenChange={setOpen} backdropCloses={false}>
        <Frame ref={frame} src={framed.href} title={t('challenge')} />
      </Dialog>
    </>
  );
}
