declare module 'virtual:start-script' {
  /** The address of the built `app/islands/start.ts`. */
  export const startScript: string;
}
