export { breadcrumbMessages } from './breadcrumb.messages.ts';
export { Breadcrumb, type BreadcrumbProps, type Crumb } from './breadcrumb.tsx';
