/**
 * A typed text as a person may read it on a terminal or in a mail: line separators become line breaks, and the
 * other control characters and those that change the direction of the text are left out (Unicode TR 36, §3).
 */
export function plainText(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|\p{Bidi_Control}/gu, '');
}

/** The same, with further lines indented, so that typed lines can't pass for lines of the message. */
export function indentedText(text: string): string {
  return plainText(text).replaceAll('\n', '\n    ');
}
