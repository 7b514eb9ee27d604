import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AddressSuggestion, RetrievedAddress } from '@jalon/api-client/contract';
import type { AddressDirectory, Language } from './address-directory.ts';
import { highlight, type TypedWord, typedWords, words } from './address-words.ts';

const file = new URL('../../../data/quebec-addresses.tsv', import.meta.url);

/** A line of `data/quebec-addresses.tsv`; see `data/README.md`. */
interface QuebecAddress {
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

/** Maximum suggestions of a search (AddressComplete, MaxSuggestions). */
const suggestionLimit = 7;
/** Maximum addresses within one suggestion (AddressComplete, MaxResults). */
const withinLimit = 100;
/** Maximum typed words that are used. */
const typedLimit = 12;

/**
 * An address, or a group of them: a building with known units, or a street. The Id is a hash of the content,
 * so that every process computes the same one.
 */
interface Place {
  readonly id: string;
  readonly text: string;
  readonly city: string;
  /** Empty for a street. */
  readonly postalCode: string;
  /** The addresses of a group; empty for an address. */
  readonly within: readonly Place[];
  readonly address?: QuebecAddress;
}

/** A building with its search words. */
interface Entry {
  readonly building: Place;
  readonly street: Place;
  readonly fields: readonly Field[];
  /** All words of the fields, each after a space. */
  readonly text: string;
}

/** Words of one kind, the scores of a whole word and of a beginning, and whether they select the building or the street. */
interface Field {
  readonly words: readonly string[];
  readonly whole: number;
  readonly begun: number;
  readonly isBuilding: boolean;
}

/**
 * Searches a list of addresses. Typed words match the beginnings of an address's words, in any order and
 * without accents. A search without a number finds streets. A building with units is a group of its own
 * address and theirs. Equal matches are suggested in the order of the list.
 */
export function embeddedDirectory(addresses: readonly QuebecAddress[]): AddressDirectory {
  const entries = toEntries(addresses);
  const places = new Map(
    entries.flatMap(({ building, street }) =>
      [street, building, ...building.within].map((place) => [place.id, place] as const),
    ),
  );

  return {
    mayBill: false,
    async find({ text, within, language }) {
      const typed = typedWords(text).slice(0, typedLimit);
      if (within) return open(places.get(within), typed, language);
      return best(entries, typed).map((place) => suggestion(place, typed, language));
    },
    async retrieve(id, language) {
      return retrieved(places.get(id), language);
    },
  };
}

/** The best places that match every typed word; streets when only a street's name was typed. */
function best(entries: readonly Entry[], typed: readonly TypedWord[]): Place[] {
  if (typed.length === 0) return [];
  // Most entries lack a typed word: looking through one text for it is much faster than comparing words.
  const having = entries.filter(({ text }) =>
    typed.every((word) => word.some((start) => text.includes(` ${start}`))),
  );
  const matches = having.map((entry) => matchOf(entry, typed));
  const places = matches.toSorted((one, other) => other.score - one.score).map(({ place }) => place);
  return [...new Set(places)].slice(0, suggestionLimit);
}

/** The suggestion of an entry that contains all typed words, with its score. */
function matchOf({ fields, building, street }: Entry, typed: readonly TypedWord[]) {
  const best = typed.map((alternatives) => bestWord(fields, alternatives));
  return {
    place: best.some(({ isBuilding }) => isBuilding) ? building : streetOrOnly(street),
    score: best.reduce((sum, { score }) => sum + score, 0),
  };
}

/** The best match of one typed word. */
function bestWord(fields: readonly Field[], alternatives: TypedWord) {
  let found = { score: 0, isBuilding: false };
  for (const { words, whole, begun, isBuilding } of fields) {
    for (const word of words) {
      for (const start of alternatives) {
        const score = word === start ? whole : word.startsWith(start) ? begun : 0;
        if (score > found.score) found = { score, isBuilding };
      }
    }
  }
  return found;
}

let ofDataSet: AddressDirectory | undefined;

/** The directory of the API's data set, created once per process. */
export function dataSetDirectory(): AddressDirectory {
  ofDataSet ??= embeddedDirectory(readQuebecAddresses());
  return ofDataSet;
}

/** The street, or its only building. */
function streetOrOnly(street: Place): Place {
  const [only, ...more] = street.within;
  return only && more.length === 0 ? only : street;
}

/** The addresses of a group that match every typed word, or all of them when none match. */
function open(
  place: Place | undefined,
  typed: readonly TypedWord[],
  language: Language,
): AddressSuggestion[] {
  const within = place?.within ?? [];
  const having = within.filter((inner) => {
    const own = words(`${inner.text} ${inner.city} ${inner.postalCode}`);
    return typed.every((alternatives) =>
      alternatives.some((start) => own.some((word) => word.startsWith(start))),
    );
  });
  return (having.length > 0 ? having : within)
    .slice(0, withinLimit)
    .map((inner) => suggestion(inner, typed, language));
}

function suggestion(place: Place, typed: readonly TypedWord[], language: Language): AddressSuggestion {
  const { id, text, city, postalCode, within } = place;
  const where = [city, 'QC', postalCode].filter(Boolean).join(', ');
  const count = `${countAddresses(place)} ${language === 'en' ? 'Addresses' : 'adresses'}`;
  return {
    Id: id,
    Text: text,
    Highlight: highlight(text, typed),
    Cursor: 0,
    Description: within.length > 0 ? `${where} - ${count}` : where,
    Next: within.length > 0 ? 'Find' : 'Retrieve',
  };
}

function countAddresses({ within }: Place): number {
  return within.length === 0 ? 1 : within.reduce((sum, inner) => sum + countAddresses(inner), 0);
}

function retrieved(place: Place | undefined, language: Language): RetrievedAddress | undefined {
  if (!place?.address) return undefined;
  const { number, street, unit, city, postalCode } = place.address;
  return {
    Id: place.id,
    Language: language === 'en' ? 'ENG' : 'FRE',
    SubBuilding: unit,
    BuildingNumber: number,
    // French in both languages: the street's official name.
    Street: capitalised(street),
    City: city,
    Line1: place.text,
    Line2: '',
    Province: 'QC',
    ProvinceName: language === 'en' ? 'Quebec' : 'Québec',
    ProvinceCode: 'QC',
    PostalCode: postalCode,
  };
}

/** Groups addresses by street and building, in their order. */
function toEntries(addresses: readonly QuebecAddress[]): Entry[] {
  const streets = Map.groupBy(addresses, ({ street, city }) => `${street}\n${city}`);
  return [...streets.values()].flatMap((ofStreet) => {
    const buildings = [...Map.groupBy(ofStreet, ({ number }) => number).values()].flatMap(toBuilding);
    const street = toStreet(buildings.map(({ place }) => place));
    const ofAll: readonly Field[] = [
      { words: words(ofStreet[0]?.street ?? ''), whole: 6, begun: 3, isBuilding: false },
      { words: words(ofStreet[0]?.city ?? ''), whole: 5, begun: 2, isBuilding: false },
    ];
    return buildings.map(({ place, first: { number, postalCode }, units }) => {
      const numbers = [...words(number), joined(number)];
      const others = [...words(postalCode), joined(postalCode), ...units.flatMap(({ unit }) => words(unit))];
      const fields = [
        { words: numbers, whole: 8, begun: 4, isBuilding: true },
        { words: others, whole: 7, begun: 3, isBuilding: true },
        ...ofAll,
      ];
      const text = fields.flatMap((field) => field.words.map((word) => ` ${word}`)).join('');
      return { building: place, street, fields, text };
    });
  });
}

/** Joins the words of a text: `G1K 3B2` also matches `g1k3b2`. */
function joined(text: string): string {
  return words(text).join('');
}

function toBuilding(atNumber: readonly QuebecAddress[]) {
  const [first] = atNumber;
  if (!first) return [];
  const units = atNumber.filter(({ unit }) => unit !== '');
  const door = toAddress({ ...first, unit: '' });
  const building = { ...door, id: placeId('B', first), within: [door, ...units.map(toAddress)] };
  const place: Place = units.length > 0 ? { ...building, address: undefined } : door;
  return [{ place, first, units }];
}

function toAddress(address: QuebecAddress): Place {
  const { number, street, unit, city, postalCode } = address;
  const line = `${number} ${capitalised(street)}`;
  return {
    id: placeId('A', address),
    // Canada Post puts a unit before the number; text such as "2e étage" goes after the street.
    text: /^[\p{L}\p{N}.]+$/u.test(unit) ? `${unit}-${line}` : [line, unit].filter(Boolean).join(', '),
    city,
    postalCode,
    within: [],
    address,
  };
}

function toStreet(buildings: readonly Place[]): Place {
  const address = buildings[0]?.address ?? buildings[0]?.within[0]?.address;
  const { street = '', city = '' } = address ?? {};
  return {
    id: placeId('S', { street, city }),
    text: capitalised(street),
    city,
    postalCode: '',
    within: buildings,
  };
}

function placeId(kind: 'A' | 'B' | 'S', { number = '', street = '', unit = '', city = '' }): string {
  const content = JSON.stringify([kind, number, street, unit, city]);
  return `CA|QC|${kind}|${createHash('sha256').update(content).digest('base64url').slice(0, 12)}`;
}

function capitalised(street: string): string {
  return street.charAt(0).toUpperCase() + street.slice(1);
}
