import { ChallengeDialog, type ChallengeDialogProps } from '@jalon/checkout';

/** The bank’s question. After the answer, the page is loaded again: it shows the outcome. */
export function Challenge(props: Omit<ChallengeDialogProps, 'onDone'>) {
  return <ChallengeDialog {...props} onDone={() => location.reload()} />;
}
