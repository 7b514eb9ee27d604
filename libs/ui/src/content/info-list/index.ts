export { infoListMessages } from './info-list.messages.ts';
export { InfoList, type InfoListItem, type InfoListProps } from './info-list.tsx';
