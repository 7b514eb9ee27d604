export { AssociateMembers, type AssociateMembersProps } from './associate-members.tsx';
export { automaticRenewalMessages } from './automatic-renewal/automatic-renewal.messages.ts';
export {
  AutomaticRenewalForm,
  type AutomaticRenewalFormProps,
} from './automatic-renewal/automatic-renewal-form.tsx';
export { renewalFields } from './automatic-renewal/renewal-form-post.ts';
export { RenewalReminder, type RenewalReminderProps } from './automatic-renewal/renewal-reminder.tsx';
export { connectedSpaceMessages } from './connected-space.messages.ts';
export { ConnectedSpace, type ConnectedSpaceLinks, type ConnectedSpaceProps } from './connected-space.tsx';
export { MemberCard, type MemberCardProps } from './member-card.tsx';
export { MemberContactDetails, type MemberContactDetailsProps } from './member-contact-details.tsx';
export {
  type AssociateMember,
  type MemberContact,
  type MemberSpace,
  memberSpaceOf,
  type ServiceCount,
} from './member-space.ts';
export { MembershipFacts, type MembershipFactsProps } from './membership-facts.tsx';
