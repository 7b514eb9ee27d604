export { anchorId, anchorIds } from '../section/anchor-id.ts';
export { PageSection, type PageSectionProps } from './page-section.tsx';
export { useHashNavigation } from './use-hash-navigation.ts';
