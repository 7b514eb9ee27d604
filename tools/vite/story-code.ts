/** A function of a story with the code that a docs page shows for it; without it, the reader is asked to write it. */
export const withCode = <Of extends object>(code: string, value: Of): Of => Object.assign(value, { code });
