export { paginationMessages } from './pagination.messages.ts';
export { Pagination, type PaginationProps } from './pagination.tsx';
