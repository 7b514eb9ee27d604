export { ArticleSpotlight, type ArticleSpotlightProps } from './article-spotlight.tsx';
