/** The attribute of the link that leaves a checkout without a question. */
export const leavesAttribute = 'data-leaves';
