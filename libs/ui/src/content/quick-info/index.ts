export { QuickInfo, type QuickInfoPhone, type QuickInfoProps } from './quick-info.tsx';
