import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { Root } from './skeleton.styles.ts';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What will stand there: lines of text, a heading, a picture, or a field. */
  shape?: 'text' | 'heading' | 'picture' | 'control';
  /** Lines of text; the last of several is shorter. */
  lines?: number;
  /** Width divided by height of a picture; 16/9. */
  ratio?: number;
}

/**
 * The place of what is on its way, in its shape, so that nothing moves when it comes: a `<span aria-hidden>`. Its
 * container tells of the wait: `aria-busy="true"` on the part of the page, or a `Spinner`’s words.
 *
 * **Use it** for content whose shape is known. **Not** for less than half a second or so: a flash helps nobody.
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
        // biome-ignore lint/suspicious/noArrayIndexKey: lines without a word have no other name.
        <span key={line} />
      ))}
    </Root>
  );
}
