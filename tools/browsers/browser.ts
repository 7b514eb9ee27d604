/** A browser with one page: the parts that the stories need. */
export interface Browser {
  /** Name and version. */
  readonly name: string;
  open(url: string): Promise<void>;
  /** The value of an expression in the page; it must be JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Sets the size of the page, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}
