/** Delays and limits from the specification, with their sections. Delays are in milliseconds. */

/** Site spec §4, §9. */
export const hoverCardDelays = { open: 150, close: 100 } as const;

/** Site spec §2, §9: hover delays; the transitions of the panel are tokens (`duration-menu-…`). */
export const megaMenuDelays = { open: 50, close: 400 } as const;

/** Site spec §2, §9: a trail with more intermediate pages is shortened. */
export const breadcrumbIntermediates = 2;

/** Site spec §2, §9: number of characters from which suggestions are requested. */
export const suggestionsFrom = 3;

/** Site spec §7: maximum number of suggestions shown. */
export const suggestionsShown = 5;

/** Forms spec §7: delay between the last key and the request for address suggestions. */
export const suggestionsDelay = 400;

/** Site spec §4, §9: number of items of an info list shown at first. */
export const infoListItems = 4;

/** Site spec §2, §9: thumbnails in view and the pixels between them; width and height of an image, and its quality of 100. */
export const galleryLimits = { thumbnails: 4, spacing: 20, width: 1280, height: 720, quality: 60 } as const;
