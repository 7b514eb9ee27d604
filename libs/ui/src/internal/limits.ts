/** Delays and limits of the club's specification. Delays are in milliseconds. */

/** Time over the trigger before the card opens, and after leaving it before it closes. */
export const hoverCardDelays = { open: 150, close: 100 } as const;

/** Hover delays; the transitions of the panel are tokens (`duration-menu-…`). */
export const megaMenuDelays = { open: 50, close: 400 } as const;

/** A trail with more intermediate pages is shortened. */
export const breadcrumbIntermediates = 2;

/** Number of characters from which suggestions are requested. */
export const suggestionsFrom = 3;

/** Maximum number of suggestions shown. */
export const suggestionsShown = 5;

/** Delay between the last key and the request for address suggestions. */
export const suggestionsDelay = 400;

/** Number of items of an info list shown at first. */
export const infoListItems = 4;

/** Thumbnails in view and the pixels between them; width and height of an image, and its quality of 100. */
export const galleryLimits = { thumbnails: 4, spacing: 20, width: 1280, height: 720, quality: 60 } as const;
