export { contentHeaderMessages } from './features/content-header.messages.ts';
export { Feature } from './features/feature.tsx';
export { ContentBigFooter, ContentSimpleFooter } from './features/footers.tsx';
export { ContentHead, type ContentHeadProps } from './page/content-head.tsx';
export { ContentPage, type ContentPageProps } from './page/content-page.tsx';
export { PageHead, type PageHeadProps } from './page/page-head.tsx';
export type { IslandProps, Renderers } from './parts/content-parts.ts';
export type { HostedModelId } from './view/hosted.ts';
export type { ContentView, FeatureView, FooterPlace, HeaderView, PageView, ViewOf } from './view/view.ts';
