export { searchOverlayMessages } from './search-overlay.messages.ts';
export { SearchOverlay, type SearchOverlayProps } from './search-overlay.tsx';
export type { SearchSuggestion, Suggest } from './use-suggestions.ts';
