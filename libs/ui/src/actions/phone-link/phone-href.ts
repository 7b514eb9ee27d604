/** The digits that the letters A to Z dial (ITU-T E.161). */
const keypad = '22233344455566677778889999';

/**
 * The `tel:` address of a written number: spaces are removed, parentheses become hyphens and letters
 * become digits.
 */
export function phoneHref(number: string): string {
  const dialled = number
    .toUpperCase()
    .replaceAll(/[A-Z]/g, (letter) => keypad.charAt(letter.charCodeAt(0) - 65))
    .replaceAll(/[()]/g, '-')
    .replaceAll(/[^\d+-]/g, '');
  return `tel:${dialled}`;
}

/**
 * The same, with a North American number in global form (RFC 3966), which can be dialled from any country. A short
 * number, such as `911`, is unchanged.
 */
export function globalPhoneHref(number: string): string {
  const href = phoneHref(number);
  const [national] = /^1?\d{10}$/.exec(href.replaceAll(/tel:|-/g, '')) ?? [];
  return national ? `tel:+${national.padStart(11, '1')}` : href;
}
