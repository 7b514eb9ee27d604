export { searchInputMessages } from './search-input.messages.ts';
export { SearchInput, type SearchInputProps } from './search-input.tsx';
