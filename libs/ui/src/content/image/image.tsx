import type { ComponentPropsWithRef } from 'react';
import { Root } from './image.styles.ts';
import { type ImagePlace, imageSizes } from './image-sizes.ts';

export interface ImageProps extends Omit<ComponentPropsWithRef<'img'>, 'loading'> {
  src: string;
  /** What the picture shows; `""` when it is decorative. */
  alt: string;
  /** Width of the file in pixels, which reserves its place on the page. */
  width: number;
  /** Height of the file in pixels. */
  height: number;
  /** The place of the picture, from which the browser chooses a file of `srcSet`; or any `sizes` value. */
  sizes?: ImagePlace | (string & {});
  /** The proportions to crop it to. @default its own */
  ratio?: '16:9' | '3:2' | '1:1';
  /** Visible without scrolling: load it at once. @default when it comes near */
  priority?: boolean;
}

/**
 * A photograph or a drawing: an `<img>` that reserves its place, loads lazily, and picks from `srcSet` the width that
 * fits its place. State in CSS: `data-ratio`.
 */
export function Image({ sizes, srcSet, ratio, priority, alt, ...props }: ImageProps) {
  return (
    <Root
      alt={alt}
      data-ratio={ratio}
      decoding="async"
      {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      {...(srcSet && { srcSet, sizes: imageSizes[sizes as ImagePlace] ?? sizes })}
      {...props}
    />
  );
}
