declare module 'virtual:consent-script' {
  /** The address of the built `app/consent/browser/main.ts`. */
  export const consentScript: string;
}
