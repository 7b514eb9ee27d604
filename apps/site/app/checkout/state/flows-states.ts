/** The cookie with the states of the steps of every flow, for the browser and the server. */
export const flowsStatesCookie = 'flowsStates';
