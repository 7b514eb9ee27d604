export { type FrameLink, mainId, PageFrame, type PageFrameProps } from './page-frame.tsx';
