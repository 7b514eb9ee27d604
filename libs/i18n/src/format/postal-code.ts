/** Formats a Canadian postal code, `H1H 1H1`, with a no-break space. */
export function formatPostalCode(postalCode: string): string {
  return postalCode.replace(/\s/g, '').replace(/^(\w{3})(\w{3})$/, '$1\u00a0$2');
}
