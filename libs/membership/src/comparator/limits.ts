/** Maximum number of columns in the comparator. */
export const columnsMaximum = 4;

/** The part of the table that must be in view for the bar with names and prices to appear. */
export const barThreshold = 0.1;
