/** The path of the pictures of content (`createPictures`). */
export const mediaPath = '/media/';

/**
 * The widths of pictures in pixels: 340 in the footer, 672 in an article, 1280 in the gallery, and
 * the next larger one for each on screens with more pixels.
 */
export const pictureWidths = [340, 672, 1280, 1920] as const;

/** The files of a content picture for `srcset`; none for a scene, which is a vector image. */
export function srcSetOf(src: string, width: number): string | undefined {
  if (!src.startsWith(mediaPath)) return undefined;
  return pictureWidths
    .filter((one, index) => index === 0 || one <= width || (pictureWidths[index - 1] ?? 0) < width)
    .map((one) => `${src}?w=${one} ${one}w`)
    .join(', ');
}
