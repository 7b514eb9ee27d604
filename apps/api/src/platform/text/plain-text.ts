/**
 * Makes typed text safe to show on a terminal or in an email: line separators become line breaks; other control
 * characters and those that change the direction of the text are removed (Unicode TR 36, §3).
 */
export function plainText(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|\p{Bidi_Control}/gu, '');
}

/** The same, with further lines indented, so that typed lines can't imitate lines of the message. */
export function indentedText(text: string): string {
  return plainText(text).replaceAll('\n', '\n    ');
}

/** A time to the minute in a time zone: `2026-11-21 16:03`. */
export function minuteIn(timeZone: string, date: Date): string {
  // The Swedish locale has ISO dates.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(date);
}
