export { registerSearch } from './search.routes.ts';
export { readSearchSettings, type SearchSettings } from './search.settings.ts';
