export type { MembershipEndingView } from './ending-view.ts';
export { MembershipEnding, type MembershipEndingProps } from './membership-ending.tsx';
export { endingTitle } from './view-title.ts';
