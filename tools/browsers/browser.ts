/** A browser with one page, as much of it as the stories need. */
export interface Browser {
  /** Name and version. */
  readonly name: string;
  open(url: string): Promise<void>;
  /** The value of an expression in the page; it must be JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Makes the page so large, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}
