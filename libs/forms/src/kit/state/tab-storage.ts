/** Values that a tab keeps over a reload. Stores nothing if the browser refuses storage. */
export const tabStorage = {
  get(name: string): string | undefined {
    try {
      return sessionStorage.getItem(`jalon.${name}`) ?? undefined;
    } catch {
      return undefined;
    }
  },
  /** Without a text, removes the value. */
  set(name: string, text: string | undefined): void {
    try {
      if (text === undefined) sessionStorage.removeItem(`jalon.${name}`);
      else sessionStorage.setItem(`jalon.${name}`, text);
    } catch {
      // The storage is full or refused.
    }
  },
};

/** The name of a form’s draft. */
export const draftName = (id: string): string => `draft.${id}`;
