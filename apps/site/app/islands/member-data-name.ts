/** The name of the `meta` of a page that shows data of the session's member. */
export const memberDataName = 'shows-member-data';
