export { comparatorMessages } from './comparator.messages.ts';
export { Comparator, type ComparatorProps } from './comparator.tsx';
export { type ComparatorSelection, hasSelection, readSelection, selectionQuery } from './selection.ts';
