export { Section, type SectionProps, type Surface } from './section.tsx';
