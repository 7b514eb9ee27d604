import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Root } from './cta-button.styles.ts';

/** `small` is 44 px high, `medium` 52, `large` 60. */
export type ButtonSize = 'small' | 'medium' | 'large';

/** A size for each window width. A width without one uses the size of the narrower width. */
export interface ButtonSizes {
  base?: ButtonSize;
  /** From 768 px on. */
  tablet?: ButtonSize;
  /** From 1280 px on. */
  desktop?: ButtonSize;
}

/** A call to action as content gives it. */
export interface CallToAction {
  href: string;
  /** The label, when the button has no children. */
  title?: string;
  openNewTab?: boolean;
}

export interface CtaButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'type'> {
  variant?: 'primary' | 'secondary';
  /** One size, or one for each window width. */
  size?: ButtonSize | ButtonSizes;
  fullWidth?: boolean;
  /** Makes it a link. */
  href?: string;
  /** `submit` sends the form around it, or the one that `form` names. */
  buttonType?: 'button' | 'submit';
  /** A 24 px icon after the label, or alone with a `visuallyHiddenLabel`. */
  icon?: ReactNode;
  /** Words for screen readers only, after the visible label. */
  visuallyHiddenLabel?: string;
  /** The `id` of the form that it submits. */
  form?: string;
  /** The link and its label, as content provides them. */
  cta?: CallToAction;
  /** As in `Button`. */
  loading?: boolean;
}

/**
 * The button with every option that content can set, on top of `Button`: sizes for each
 * width, icon, hidden words, a form elsewhere on the page, a call to action as data. A `<button>`, or an `<a>` with a
 * `href`.
 *
 * A link can’t be disabled: with a `href` and `disabled` it is a disabled `<button>`, and an error
 * is logged for the developer. State in CSS: those of `Button`, `data-size`, `data-size-tablet`,
 * `data-size-desktop`.
 */
export function CtaButton({
  size = 'medium',
  href: given,
  buttonType = 'button',
  icon,
  visuallyHiddenLabel,
  cta,
  disabled,
  children = cta?.title,
  ...props
}: CtaButtonProps) {
  const href = given ?? cta?.href;
  const sizes: ButtonSizes = typeof size === 'string' ? { base: size } : size;
  if (disabled && href) {
    console.error(
      `CtaButton: a link can’t be disabled, and this one leads to ${href}. Leave it out, or explain.`,
    );
  }
  const look = {
    'data-size': sizes.base ?? 'medium',
    'data-size-tablet': sizes.tablet,
    'data-size-desktop': sizes.desktop,
    'data-icon-only': (icon && !children) || undefined,
    children: (
      <>
        {children && <span>{children}</span>}
        {visuallyHiddenLabel && <span className="jalon-visually-hidden"> {visuallyHiddenLabel}</span>}
        {icon}
      </>
    ),
  };
  if (!href || disabled) return <Root {...props} {...look} type={buttonType} disabled={disabled} />;
  // Attributes that a link doesn’t support are dropped.
  const { form: _form, loading: _loading, name: _name, value: _value, ...attributes } = props;
  const link = { ...(attributes as ComponentPropsWithRef<'a'>), ...look, href };
  return <Root {...(cta?.openNewTab && { target: '_blank', rel: 'noopener' })} {...link} />;
}
