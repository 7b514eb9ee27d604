import { readFileSync } from 'node:fs';

const file = new URL('../../../data/quebec-addresses.tsv', import.meta.url);

/** A line of `data/quebec-addresses.tsv`; see `data/README.md`. */
export interface QuebecAddress {
  readonly number: string;
  readonly street: string;
  /** Empty when there is none. */
  readonly unit: string;
  readonly city: string;
  readonly postalCode: string;
}

/** Reads the API's data set. */
export function readQuebecAddresses(): QuebecAddress[] {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [number = '', street = '', unit = '', city = '', postalCode = ''] = line.split('\t');
    return { number, street, unit, city, postalCode };
  });
}
