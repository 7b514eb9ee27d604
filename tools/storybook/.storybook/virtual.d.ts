declare module 'virtual:component-entries' {
  /** The entry from which each component is imported: `Button` → `@jalon/ui/button`. */
  export const entryOfComponent: Readonly<Record<string, string>>;
}
