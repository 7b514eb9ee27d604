export {
  type ComparatorSelection,
  hasSelection,
  readSelection,
  selectionQuery,
} from '../comparator/selection.ts';
export { readHelpAnswers } from '../help-me-choose/read-answers.ts';
export {
  type HelpAnswers,
  type HelpRule,
  type Recommendation,
  recommend,
} from '../help-me-choose/recommend.ts';
export {
  type ComparatorSection,
  type HelpQuestion,
  type MembershipContent,
  type MembershipTexts,
  type MembershipType,
  membershipContent,
  membershipType,
} from '../types/membership-content.schema.ts';
export { type Membership, withPrices } from '../types/with-prices.ts';
