export { alertsBannerMessages } from './alerts-banner.messages.ts';
export { AlertsBanner, type AlertsBannerProps, type BannerNotice } from './alerts-banner.tsx';
