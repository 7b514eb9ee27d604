import { type MemberNumbers, memberNumberPrefix } from '@jalon/club';
import { digits } from '../kit/rules/alphabet.ts';
import type { FieldOptions, TextSchema } from '../kit/rules/answer.ts';
import { fieldRegistry } from '../kit/rules/field-meta.ts';
import { memberNumberMaxLength } from '../kit/rules/limits.ts';
import { text } from '../kit/rules/text-fields.ts';

export interface MemberNumberOptions extends FieldOptions {
  club?: MemberNumbers | undefined;
}

/**
 * A member number, at most ten digits. The club’s prefix is dropped when the number includes it
 * and has more than ten digits; a shorter number may start with the same digits.
 */
export function memberNumber({ club, ...options }: MemberNumberOptions = {}): TextSchema {
  const prefix = memberNumberPrefix(club).replace(/\s/g, '');
  const alphabet = {
    ...digits,
    read: (typed: string) => withoutPrefix(digits.read(typed), prefix),
    // Other characters that were pasted with the number are dropped first.
    filter: (typed: string) => withoutPrefix(digits.filter(typed), digits.filter(prefix)),
  };
  const schema = text({ ...options, alphabet, maxLength: memberNumberMaxLength });
  const meta = { ...fieldRegistry.get(schema), prefix: memberNumberPrefix(club) };
  return schema.register(fieldRegistry, meta);
}

function withoutPrefix(number: string, prefix: string): string {
  const isLonger = number.length > memberNumberMaxLength;
  return isLonger && number.startsWith(prefix) ? number.slice(prefix.length) : number;
}
