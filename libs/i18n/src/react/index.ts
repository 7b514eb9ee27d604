export { I18nProvider, type I18nProviderProps, useLocale, useT, useTranslator } from './i18n-provider.tsx';
