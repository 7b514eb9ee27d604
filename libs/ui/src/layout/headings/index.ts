export { Headings, type HeadingsProps } from './headings.tsx';
