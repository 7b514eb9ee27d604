declare module 'virtual:component-entries' {
  /** The entry from which each component is imported: `Button` → `@jalon/ui/button`. */
  export const entryOfComponent: Readonly<Record<string, string>>;
}

declare module 'virtual:guidance' {
  /** `Guidance` by the path of the stories: `libs/ui/src/actions/button/button.stories.tsx`. */
  export const guidance: Readonly<Record<string, object>>;
}
