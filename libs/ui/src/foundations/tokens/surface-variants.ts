/** The variants of a surface; each has an alternate. */
export const surfaceVariants = ['default', 'primary', 'secondary', 'tertiary', 'quaternary'] as const;
