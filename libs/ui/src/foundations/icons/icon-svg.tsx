import type { ComponentPropsWithRef, ReactNode } from 'react';

/** Widths of an icon, in CSS pixels. */
export const iconSizes = { small: 16, medium: 24, large: 32, 'x-large': 48 } as const;

export type IconSize = keyof typeof iconSizes;

/** Whether a text from data is the name of a size. */
export const isIconSize = (size: unknown): size is IconSize =>
  typeof size === 'string' && Object.hasOwn(iconSizes, size);

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** `small` 16, `medium` 24 (default), `large` 32, `x-large` 48 pixels, in `rem`: it grows with the text. */
  size?: IconSize;
  /**
   * The accessible name, when no text next to the icon says the same. Without it the icon is hidden from screen
   * readers.
   */
  label?: string;
}

interface IconSvgProps extends IconProps {
  children?: ReactNode;
  /** The strokes as one path, unless `children` draw the icon. */
  lines?: string;
}

/**
 * An icon of the set: an `<svg>` with strokes of 2 units in the text’s colour, on a square of 24. `role="img"` with a
 * `label`, hidden from assistive technology without.
 */
export function IconSvg({ size = 'medium', label, lines, children, ...props }: IconSvgProps) {
  if (!isIconSize(size)) console.error(`Icon: there is no size “${size}”.`);
  const width = `${(isIconSize(size) ? iconSizes[size] : iconSizes.medium) / 16}rem`;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has its label as `aria-label`, or is hidden from screen readers.
    <svg
      viewBox="0 0 24 24"
      width={width}
      height={width}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      {...props}
    >
      {children ?? <path d={lines} />}
    </svg>
  );
}
