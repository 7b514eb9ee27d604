export { PromoBanner, type PromoBannerProps } from './promo-banner.tsx';
