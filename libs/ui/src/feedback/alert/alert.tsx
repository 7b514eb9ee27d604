'use client';

import { useT } from '@jalon/i18n/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { alertMessages } from './alert.messages.ts';
import { Root } from './alert.styles.ts';

export type AlertVariant = 'info' | 'success' | 'warning' | 'error';

export interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Its importance, expressed in words and with an icon as well as by colour. */
  variant?: AlertVariant;
  /** A one-line title. */
  title?: ReactNode;
  /**
   * Announces an alert that appears after an action: a warning or an error immediately (`role="alert"`), the others
   * when the screen reader is idle (`role="status"`). Not for an alert that is on the page from the start.
   */
  announce?: boolean;
  /** Shows a close button and is called when it is pressed; the host removes the alert. Hidden without JavaScript. */
  onDismiss?: () => void;
}

const signs: Readonly<Record<AlertVariant, ReactNode>> = {
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5M12 8v.01" />
    </>
  ),
  success: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="m8.5 12.5 2.5 2.5 4.5-5.5" />
    </>
  ),
  warning: <path d="M12 4 2.8 19.5h18.4zM12 10v4m0 2.7v.01" />,
  error: (
    <>
      <path d="M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3z" />
      <path d="M12 8v5m0 3v.01" />
    </>
  ),
};

/**
 * A message about the page: a `<div>` with a banded edge, an icon and, for screen readers, a word for its importance.
 * Readable on every surface. State in CSS: `data-variant`.
 */
export function Alert({ variant = 'info', title, announce, onDismiss, children, ...props }: AlertProps) {
  const t = useT(alertMessages);
  const urgent = variant === 'warning' || variant === 'error';
  const importance = <span className="jalon-visually-hidden">{t(variant)}</span>;
  return (
    <Root
      role={announce ? (urgent ? 'alert' : 'status') : undefined}
      data-surface="default"
      data-variant={variant}
      {...props}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {signs[variant]}
      </svg>
      <div>
        {title ? (
          <p data-part="title">
            {importance}
            {title}
          </p>
        ) : (
          importance
        )}
        {children}
      </div>
      {onDismiss && (
        <button type="button" aria-label={t('dismiss')} onClick={onDismiss}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
        </button>
      )}
    </Root>
  );
}
