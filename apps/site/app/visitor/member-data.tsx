import { memberDataName } from './follow-member.ts';

/**
 * Marks a page that shows data of the session's member: it is loaded again when the member signs out in another tab, or
 * someone else signs in there (`followMember`). Renders a `meta`, which React moves to the head.
 */
export function MemberData() {
  return <meta name={memberDataName} content="yes" />;
}
