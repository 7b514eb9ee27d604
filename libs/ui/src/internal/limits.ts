/** Delays and limits that the specification sets, each with its section. Delays in milliseconds. */

/** Site spec §4, §9. */
export const hoverCardDelays = { open: 150, close: 100 } as const;

/** Site spec §2, §9: the pointer’s delays and, as tokens (`duration-menu-…`), the panel’s transitions. */
export const megaMenuDelays = { open: 50, close: 400 } as const;

/** Site spec §2, §9: a trail with more intermediate pages than this is shortened. */
export const breadcrumbIntermediates = 2;

/** Site spec §2, §9: characters from which suggestions are asked for. */
export const suggestionsFrom = 3;

/** Site spec §7: suggestions that show at most. */
export const suggestionsShown = 5;

/** Forms spec §7: from the last key to the call for suggestions of addresses. */
export const suggestionsDelay = 400;

/** Site spec §4, §9: items of an info list that show before the others are asked for. */
export const infoListItems = 4;

/** Site spec §2, §9: thumbnails in view and the pixels between them; width and height of an image, and its quality of 100. */
export const galleryLimits = { thumbnails: 4, spacing: 20, width: 1280, height: 720, quality: 60 } as const;
