export { Image, type ImageProps } from './image.tsx';
export { type ImagePlace, imageSizes } from './image-sizes.ts';
