/** The `tel:` address of a number as it is written: without spaces, its parentheses as hyphens (site spec §2). */
export function phoneHref(number: string): string {
  return `tel:${number.replaceAll(/\s/g, '').replaceAll(/[()]/g, '-')}`;
}
