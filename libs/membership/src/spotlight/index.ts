export { Spotlight, type SpotlightProps } from './spotlight.tsx';
