export {
  type ContentEngine,
  type ContentOptions,
  createContent,
  type PreviewView,
  publicPage,
} from '../engine/create-content.ts';
export type { EditorOptions } from '../engine/editor-page.ts';
export type { EditorSettings } from '../engine/editor-settings.ts';
export { linkSignature, type PreviewLink } from '../engine/preview-link.ts';
export { answerWebhook, createPreviews, type PreviewOptions, type Previews } from '../engine/previews.ts';
export { type FeatureOf, features, type ModelId, modelIds } from '../model/features.ts';
export { href } from '../model/fields.ts';
export { pageJsonSchema } from '../model/page.ts';
export { addressesIn, type Pictures, resolverIn } from '../pages/addresses.ts';
export { type Crumb, type Menu, type PageRow, PageTable, underHome } from '../pages/page-table.ts';
export { mediaPath, srcSetOf } from '../pages/picture-files.ts';
export { type Addresses, resolveAddresses } from '../pages/resolve.ts';
export { type ContentDocument, contentDocument } from '../source/content-document.ts';
export type { ContentPages } from '../source/content-pages.ts';
export {
  type Content,
  type ContentPage,
  type ContentProblem,
  type ContentSource,
  problemLine,
} from '../source/content-source.ts';
export { fileSource } from '../source/file-source.ts';
export { parseFile } from '../source/parse-file.ts';
export { type ContentFile, readContent } from '../source/read-content.ts';
export { type ContentRow, contentRows, contentTable } from '../store/content-rows.ts';
export {
  type ContentStore,
  type ContentStoreOptions,
  type ContentSystem,
  type Drafts,
  openContent,
} from '../store/content-store.ts';
export { typography } from '../text/typography.ts';
export { contentFeatures, featuresOf } from '../view/features-of.ts';
export { headerMenus } from '../view/header-menus.ts';
export type {
  FeaturePlace,
  Hosted,
  HostedFeature,
  HostedFeatures,
  HostedModelId,
  PostedFeature,
  RequestedPlace,
} from '../view/hosted.ts';
export { hasVideo, videoSources } from '../view/video-part.ts';
export type { ContentView, PageView, ViewOf } from '../view/view.ts';
export type { Feed } from '../view/view-source.ts';
