export { comparatorMessages } from './comparator.messages.ts';
export { Comparator, type ComparatorProps } from './comparator.tsx';
export {
  type ComparatorSelection,
  readSelection,
  selectionFields,
  selectionQuery,
} from './selection.ts';
