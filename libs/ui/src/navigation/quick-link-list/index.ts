export { type QuickLink, QuickLinkList, type QuickLinkListProps } from './quick-link-list.tsx';
