import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Link } from '../link/index.ts';
import { Root } from './button.styles.ts';

interface CommonProps {
  /** `primary` for the one main action of a view; `secondary` for the others. */
  variant?: 'primary' | 'secondary';
  /** Fills the width of its container. */
  fullWidth?: boolean;
}

export interface ActionButtonProps extends CommonProps, ComponentPropsWithRef<'button'> {
  href?: undefined;
  /** Shows moving bands and ignores presses, while the button keeps the focus. */
  loading?: boolean;
  /** The label while `loading`, in place of its children. */
  loadingLabel?: ReactNode;
}

export interface LinkButtonProps extends CommonProps, ComponentPropsWithRef<'a'> {
  /** Makes it a link that looks like a button. */
  href: string;
  loading?: undefined;
  loadingLabel?: undefined;
}

export type ButtonProps = ActionButtonProps | LinkButtonProps;

/**
 * A `<button type="button">`, or an `<a>` when it has an `href`. At least 52 px high. While `loading` it is
 * `aria-disabled`, never `disabled`, so that keyboard and screen reader users keep their place. State in CSS:
 * `data-variant`, `data-full-width`, `data-loading`.
 */
export function Button({
  variant = 'primary',
  fullWidth,
  loading,
  loadingLabel,
  children,
  ...props
}: ButtonProps) {
  return (
    <Root
      {...(props.href ? { as: Link } : { type: 'button' })}
      data-variant={variant}
      data-full-width={fullWidth}
      data-loading={loading}
      aria-disabled={loading}
      {...(props as ComponentPropsWithRef<'button'>)}
      {...(loading && { onClick: stop })}
    >
      {(loading && loadingLabel) || children}
    </Root>
  );
}

// Pressing Enter in a field also triggers the submit button, so this prevents a second submission too.
function stop(event: MouseEvent): void {
  event.preventDefault();
}
