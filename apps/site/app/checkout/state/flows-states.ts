/** The cookie with the states of the steps of every flow, for the browser and the server (site spec §4). */
export const flowsStatesCookie = 'flowsStates';
