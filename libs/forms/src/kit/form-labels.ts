/** An answer that is offered: what travels and is stored, and what it is called. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** What a form's fields and choices are called in one language, by wire name: shown by the form, and to who reads what was sent. */
export interface FormLabels<Name extends string = string> {
  readonly fields: Readonly<Record<Name, string>>;
  /** What helps to answer. */
  readonly hints?: Readonly<Partial<Record<Name, string | false>>>;
  /** What may be chosen, in the order in which it is shown. */
  readonly choices?: Readonly<Partial<Record<Name, readonly Option[]>>>;
}
