import { Gallery, type GalleryProps } from '@jalon/ui/gallery';
import { mediaPath } from '../picture-files.ts';

/** A gallery of pictures from the site, which makes them in the width that it shows. */
export function ContentGallery(props: Pick<GalleryProps, 'items' | 'label'>) {
  return <Gallery {...props} imageAddress={addressAt} />;
}

/** The address of a picture of the gallery, in the width that it shows. */
function addressAt(src: string, { width }: { width: number }): string {
  return src.startsWith(mediaPath) ? `${src}?w=${width}` : src;
}
