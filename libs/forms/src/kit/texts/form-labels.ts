/** A choice: `value` is sent and stored, `label` is shown. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** The texts of a form’s fields and choices in one language, by field name: for the form, and for people who read submissions. */
export interface FormLabels<Name extends string = string> {
  readonly fields: Readonly<Record<Name, string>>;
  /** The hint. */
  readonly hints?: Readonly<Partial<Record<Name, string | false>>>;
  /** The choices, in the order in which they are shown. */
  readonly choices?: Readonly<Partial<Record<Name, readonly Option[]>>>;
}
