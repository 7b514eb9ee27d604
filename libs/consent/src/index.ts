export type { ConsentSettings } from './choice/consent-settings.ts';
export { ConsentNotice, type ConsentNoticeProps } from './notice/consent-notice.tsx';
export { ConsentPage, type ConsentPageProps } from './page/consent-page.tsx';
export type { ConsentView } from './server/create-consent.ts';
export { paymentPageName } from './tags/payment-page-name.ts';
