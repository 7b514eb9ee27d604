export { createPictures, type PictureOptions } from './create-pictures.ts';
export { createSharePictures, type ShareOptions } from './create-share-pictures.ts';
export { type ShareCard, sharePicture } from './share-picture.ts';
