export { AdviceTile, type AdviceTileProps, type AdviceType } from './advice-tile.tsx';
export { adviceTileListMessages } from './advice-tile-list.messages.ts';
export { AdviceTileList, type AdviceTileListProps } from './advice-tile-list.tsx';
