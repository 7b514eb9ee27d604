'use client';

import { checkoutSettings } from '@jalon/club';
import { useClub } from '@jalon/club/react';
import { useT } from '@jalon/i18n/react';
import type { FlowName } from '../../flow-progress.ts';
import { nothingDueMessages } from './nothing-due.messages.ts';

/** Says that nothing is due and, of a change, what happens to what was paid before. Renders paragraphs. */
export function NothingDue({ flow }: { flow: FlowName }) {
  const t = useT(nothingDueMessages);
  const { smallerMembership: rule } = checkoutSettings(useClub().checkout);
  return (
    <>
      <p>{t('nothingDue')}</p>
      {flow === 'modify-my-membership' && <p>{t('smaller', { rule })}</p>}
    </>
  );
}
