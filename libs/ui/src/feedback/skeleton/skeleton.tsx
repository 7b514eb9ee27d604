import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { Root } from './skeleton.styles.ts';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The loading content: lines of text, a heading, a picture, or a field. */
  shape?: 'text' | 'heading' | 'picture' | 'control';
  /** Number of lines of text; the last of several is shorter. */
  lines?: number;
  /** Width divided by height of a picture. @default 16/9 */
  ratio?: number;
}

/**
 * A placeholder in the shape of the content that is loading, so that nothing moves when it arrives: a `<span
 * aria-hidden>`. The container announces the wait, with `aria-busy="true"` or a `Spinner`.
 */
export function Skeleton({ shape = 'text', lines = 1, ratio, style, ...props }: SkeletonProps) {
  const count = shape === 'text' ? lines : 1;
  return (
    <Root
      aria-hidden="true"
      data-shape={shape}
      style={ratio ? ({ '--skeleton-ratio': ratio, ...style } as CSSProperties) : style}
      {...props}
    >
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity.
        <span key={line} />
      ))}
    </Root>
  );
}
