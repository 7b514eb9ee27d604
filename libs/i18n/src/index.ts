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
export { formatAddress, type PostalAddress } from './format/address.ts';
export { type Country, countriesIn, countryCodes, formatCountry } from './format/country.ts';
export {
  dayInQuebec,
  formatDate,
  formatDateInQuebec,
  formatDateTime,
  formatTime,
  yearInQuebec,
} from './format/date.ts';
export { formatFileSize } from './format/file-size.ts';
export { formatMonth } from './format/month.ts';
export { formatNumber } from './format/number.ts';
export { ofName } from './format/of-name.ts';
export { formatPhone, phoneSeparators } from './format/phone.ts';
export { formatPostalCode } from './format/postal-code.ts';
export { formatPrice, type PriceOptions, spokenPrice } from './format/price.ts';
export {
  defaultLocale,
  type Locale,
  type Localized,
  languageTag,
  localeFromPath,
  localeOfDocument,
  localeSegment,
  locales,
  otherLocale,
} from './locale/locale.ts';
