/** The `name` attributes of the forms. */
export const endingFields = {
  /** The member number, or the order number of a gift: asks for a link. */
  number: 'number',
  /** What the person saw: ends the membership. */
  seen: 'seen',
} as const;
