export {
  type Catalog,
  defineCatalog,
  type Message,
  type MessageAdapter,
  type MessageOverrides,
  type Messages,
  override,
  type Translator,
  type TranslatorOptions,
  translator,
} from './catalog/catalog.ts';
export {
  defaultLocale,
  type Locale,
  type Localized,
  languageTag,
  localeFromPath,
  localeSegment,
  locales,
  otherLocale,
} from './locale/locale.ts';
