export { TitleHero, type TitleHeroProps } from './title-hero.tsx';
