'use client';

import { useT } from '@jalon/i18n/react';
import type { ComponentPropsWithRef } from 'react';
import { errorMessageMessages } from './error-message.messages.ts';
import { Root } from './error-message.styles.ts';

export type ErrorMessageProps = ComponentPropsWithRef<'p'>;

/**
 * What is wrong, in a `<p>` with a sign, so that it is not told by colour alone (WCAG 1.4.1). A screen reader
 * hears “Erreur :” first. Give it an `id` and name that in the control’s `aria-describedby`.
 */
export function ErrorMessage({ children, ...props }: ErrorMessageProps) {
  const t = useT(errorMessageMessages);
  return (
    <Root {...props}>
      <span className="jalon-visually-hidden">{t('prefix')}</span>
      <span>{children}</span>
    </Root>
  );
}
