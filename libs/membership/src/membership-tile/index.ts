export { MembershipTile, type MembershipTileProps } from './membership-tile.tsx';
export { MembershipTileList, type MembershipTileListProps } from './membership-tile-list.tsx';
