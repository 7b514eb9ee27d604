/** The cookie with the states of the steps of every flow, which scripts may read. */
export const flowsStatesCookie = 'flowsStates';
