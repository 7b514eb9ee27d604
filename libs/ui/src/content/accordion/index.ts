export { Accordion, type AccordionItem, type AccordionProps } from './accordion.tsx';
export { type DisclosureItem, DisclosureList, type DisclosureListProps } from './disclosure-list.tsx';
