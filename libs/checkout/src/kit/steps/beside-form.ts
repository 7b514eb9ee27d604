/** A page of a step that has room for the summary next to the form, whatever the window’s width. */
export const besideForm = 'checkout-step (min-width: 58rem)';
