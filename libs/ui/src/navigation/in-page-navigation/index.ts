export { inPageNavigationMessages } from './in-page-navigation.messages.ts';
export { InPageNavigation, type InPageNavigationProps, type PageAnchor } from './in-page-navigation.tsx';
export { scrollRow, watchSections } from './watch-sections.ts';
