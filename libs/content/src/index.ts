export { contentHeaderMessages } from './features/content-header.messages.ts';
export { ContentHeader, type ContentHeaderProps } from './features/content-header.tsx';
export { Feature } from './features/feature.tsx';
export { ContentBigFooter, ContentSimpleFooter, type FooterPlace } from './features/footers.tsx';
export { ContentPage, type ContentPageProps } from './page/content-page.tsx';
export type { IslandProps, Renderers } from './page/content-parts.ts';
export { PageHead, type PageHeadProps } from './page/page-head.tsx';
export type { HostedModelId } from './view/hosted.ts';
export type { ContentView, FeatureView, HeaderView, PageView, ViewOf } from './view/view.ts';
