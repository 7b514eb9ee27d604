/** The content system’s tag codes, and the message key of each. */
export const expertTags = { astuce: 'pt', coeur: 'tp', expert: 'ei', experte: 'eif' } as const;
