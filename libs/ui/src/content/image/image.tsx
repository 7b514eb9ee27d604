import type { ComponentPropsWithRef } from 'react';
import { Root } from './image.styles.ts';
import { type ImagePlace, imageSizes } from './image-sizes.ts';

export interface ImageProps extends Omit<ComponentPropsWithRef<'img'>, 'loading'> {
  src: string;
  /** What the picture tells; `""` when it only decorates. */
  alt: string;
  /** Of the file, in pixels: the page keeps its place before it arrives. */
  width: number;
  /** Of the file, in pixels. */
  height: number;
  /** Where it stands: the browser chooses from `srcSet` what fits there. Any other `sizes` instead. */
  sizes?: ImagePlace | (string & {});
  /** The proportions to cut it to; its own without one. */
  ratio?: '16:9' | '3:2' | '1:1';
  /** It is seen before anyone scrolls: load it at once. Any other waits until it comes near. */
  priority?: boolean;
}

/**
 * A photograph or a drawing: an `<img>` that keeps its place, loads when it comes near, and takes from `srcSet` the
 * width of where it stands (site spec §9). State in CSS: `data-ratio`.
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
