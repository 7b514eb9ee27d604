import { type Alphabet, digits } from '../kit/alphabet.ts';
import { type FieldRule, requiredText } from '../kit/field-rule.ts';
import { memberNumberMaxLength } from '../kit/limits.ts';
import type { ClubConfig } from './club-config.ts';
import { memberNumberPrefix } from './member-number.ts';

/**
 * A required member number: ten digits at most (forms spec §5). The club's prefix is dropped where it comes with
 * the number and there are more digits than that; what is shorter is a number that begins as the prefix does.
 */
export function requiredMemberNumber(club?: Pick<ClubConfig, 'memberNumberPrefix'>): FieldRule {
  const prefix = memberNumberPrefix(club).replace(/\s/g, '');
  const alphabet: Alphabet = {
    ...digits,
    read: (typed) => withoutPrefix(digits.read(typed), prefix),
    // Whatever was pasted with it is left out first.
    filter: (typed) => withoutPrefix(digits.filter(typed), digits.filter(prefix)),
  };
  return requiredText({ alphabet, maxLength: memberNumberMaxLength });
}

/** However both are grouped. */
function withoutPrefix(typed: string, prefix: string): string {
  const number = typed.replace(/\s/g, '');
  const isLonger = number.length > memberNumberMaxLength;
  return isLonger && number.startsWith(prefix) ? number.slice(prefix.length) : typed;
}
