/** A Canadian postal code as it is shown in both languages, `H1H 1H1`, never broken over two lines. */
export function formatPostalCode(postalCode: string): string {
  return postalCode.replace(/\s/g, '').replace(/^(\w{3})(\w{3})$/, '$1\u00a0$2');
}
