export { createPictures, type PictureOptions } from './create-pictures.ts';
export { createSharePictures, type ShareOptions } from './create-share-pictures.ts';
export type { ShareCard } from './share-picture.ts';
