/** Maximum number of columns in the comparator. */
export const columnsMaximum = 4;

/** The share of the table that must be in view for the bar with names and prices to show. */
export const barThreshold = 0.1;
