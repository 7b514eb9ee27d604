/** The maximum width of a form, and of the confirmation in its place. */
export const formWidth = '34rem';
