import type { MemberInfo } from './member-info.schema.ts';

/**
 * A member's name with the first name as initials: `Z. Côté`, `M.-È. Bélanger`, `J. P. Roy`. For small spaces, where the
 * whole name would be truncated.
 */
export function nameByInitial({ name, surname }: Pick<MemberInfo, 'name' | 'surname'>): string {
  // A letter and its accents are one character for the reader, even if they are several code points.
  const initials = name
    .trim()
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(\p{L}\p{M}*)[^\s-]*/gu, (_word, letter: string) => `${letter.toLocaleUpperCase('fr')}.`);
  return `${initials} ${surname.trim()}`.trim();
}
