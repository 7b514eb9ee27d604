'use client';

import { useT } from '@jalon/i18n/react';
import type { ComponentPropsWithRef } from 'react';
import { consentControlMessages } from './consent-control.messages.ts';
import { Root } from './consent-control.styles.ts';

export interface ConsentControlProps extends Omit<ComponentPropsWithRef<'button'>, 'onClick'> {
  /** Called to open the preferences of the host’s consent tool. */
  onOpen: () => void;
}

/**
 * Opens the consent preferences (site spec §2): a `<button>` that looks like a link, “Manage cookies”. Children replace
 * its words. Hidden without JavaScript, where there is nothing to manage.
 */
export function ConsentControl({ onOpen, children, ...props }: ConsentControlProps) {
  const t = useT(consentControlMessages);
  return (
    <Root type="button" aria-haspopup="dialog" {...props} onClick={onOpen}>
      {children ?? t('manage')}
    </Root>
  );
}
