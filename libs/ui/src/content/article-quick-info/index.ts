export { articleQuickInfoMessages } from './article-quick-info.messages.ts';
export {
  type ArticleInfo,
  ArticleQuickInfo,
  type ArticleQuickInfoProps,
  type ArticleTag,
} from './article-quick-info.tsx';
