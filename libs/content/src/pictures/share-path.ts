/** The size that social networks show, in pixels. */
export const shareSize = { width: 1200, height: 630 };

/** The path of the picture that a link to a page shows on other sites (`createSharePictures`). */
export const sharePath = (path: string): string => `/share${path}.jpg`;
