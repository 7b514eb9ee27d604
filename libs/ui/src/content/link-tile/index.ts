export { LinkTile, type LinkTileProps } from './link-tile.tsx';
export { LinkTileList } from './link-tile-list.tsx';
