export { skipLinkMessages } from './skip-link.messages.ts';
export { mainId, SkipLink, type SkipLinkProps } from './skip-link.tsx';
