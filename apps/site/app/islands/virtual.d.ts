declare module 'virtual:start-script' {
  /** The address of the script that `start.ts` is built to. */
  export const address: string;
}
