import { Gallery, type GalleryProps } from '@jalon/ui/gallery';
import { mediaPath } from '../pages/picture-files.ts';

/** A gallery of the site’s pictures, requested in the displayed width. */
export function ContentGallery(props: Pick<GalleryProps, 'items' | 'label'>) {
  return <Gallery {...props} imageAddress={addressAt} />;
}

/** The address of a gallery picture in the displayed width. */
function addressAt(src: string, { width }: { width: number }): string {
  return src.startsWith(mediaPath) ? `${src}?w=${width}` : src;
}
