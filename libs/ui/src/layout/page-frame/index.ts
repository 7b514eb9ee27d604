export { mainId } from '../../navigation/skip-link/index.ts';
export { type FrameLink, PageFrame, type PageFrameProps } from './page-frame.tsx';
