export { TitleBlock, type TitleBlockProps } from './title-block.tsx';
