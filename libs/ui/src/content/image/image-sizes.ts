import { fromWide } from '../../foundations/tokens/generated/tokens.ts';

/** Values of `sizes` for the places a picture can have. */
export const imageSizes = {
  footer: `${fromWide} 340px, (min-width: 640px) 50vw, 100vw`,
  article: '(min-width: 1360px) 672px, (min-width: 640px) 50vw, 100vw',
} as const;

export type ImagePlace = keyof typeof imageSizes;
