'use client';

import { useT } from '@jalon/i18n/react';
import type { ComponentPropsWithRef } from 'react';
import { errorMessageMessages } from './error-message.messages.ts';
import { Root } from './error-message.styles.ts';

export type ErrorMessageProps = ComponentPropsWithRef<'p'>;

/**
 * An error in a `<p>` with an icon, so that colour is not the only signal (WCAG 1.4.1). A screen reader reads “Erreur
 * :” first. Give it an `id` and reference it in the control’s `aria-describedby`.
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
