export { IconBlock, IconBlockList, type IconBlockListProps, type IconBlockProps } from './icon-block.tsx';
