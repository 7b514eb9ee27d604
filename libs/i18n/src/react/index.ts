export { I18nProvider, type I18nProviderProps, useLocale, useT } from './i18n-provider.tsx';
