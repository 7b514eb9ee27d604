export { galleryMessages } from './gallery.messages.ts';
export {
  Gallery,
  type GalleryImage,
  type GalleryItem,
  type GalleryProps,
  type GalleryVideo,
} from './gallery.tsx';
