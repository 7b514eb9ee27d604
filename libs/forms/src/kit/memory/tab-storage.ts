/** Values that a tab keeps over a reload; nothing in a browser that refuses storage. */
export const tabStorage = {
  get(name: string): string | undefined {
    try {
      return sessionStorage.getItem(`jalon.${name}`) ?? undefined;
    } catch {
      return undefined;
    }
  },
  /** Without a text, forgets it. */
  set(name: string, text: string | undefined): void {
    try {
      if (text === undefined) sessionStorage.removeItem(`jalon.${name}`);
      else sessionStorage.setItem(`jalon.${name}`, text);
    } catch {
      // Full, or refused.
    }
  },
};
