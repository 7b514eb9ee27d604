export { HeroVariant, type HeroVariantAction, type HeroVariantProps } from './hero-variant.tsx';
