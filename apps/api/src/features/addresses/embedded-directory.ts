import { createHash } from 'node:crypto';
import type { AddressSuggestion, RetrievedAddress } from '@jalon/api-client/contract';
import type { AddressDirectory, Language } from './address-directory.ts';
import { highlight, type TypedWord, typedWords, words } from './address-words.ts';
import { type QuebecAddress, readQuebecAddresses } from './quebec-addresses.ts';

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
  readonly number: readonly string[];
  readonly streetWords: readonly string[];
  readonly cityWords: readonly string[];
  readonly otherWords: readonly string[];
}

/** The index of one kind of word, the score of a match, and whether a match selects the building or the street. */
interface Field {
  readonly index: WordIndex;
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
  const fields: readonly Field[] = [
    { index: wordIndex(entries, ({ number }) => number), whole: 8, begun: 4, isBuilding: true },
    { index: wordIndex(entries, ({ otherWords }) => otherWords), whole: 7, begun: 3, isBuilding: true },
    { index: wordIndex(entries, ({ streetWords }) => streetWords), whole: 6, begun: 3, isBuilding: false },
    { index: wordIndex(entries, ({ cityWords }) => cityWords), whole: 5, begun: 2, isBuilding: false },
  ];
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
      return best(typed).map((place) => suggestion(place, typed, language));
    },
    async retrieve(id, language) {
      return retrieved(places.get(id), language);
    },
  };

  /** The best places that match every typed word; streets when only a street's name was typed. */
  function best(typed: readonly TypedWord[]): Place[] {
    if (typed.length === 0) return [];
    const { totals, isBuilding } = score(typed);
    const chosen: { place: Place; total: number }[] = [];
    for (const [number, { building, street }] of entries.entries()) {
      const total = totals[number] ?? -1;
      if (total < 0 || (chosen.length === suggestionLimit && total <= (chosen.at(-1)?.total ?? 0))) continue;
      const place = isBuilding[number] ? building : streetOrOnly(street);
      if (chosen.some((other) => other.place === place)) continue;
      const after = chosen.findIndex((other) => other.total < total);
      chosen.splice(after < 0 ? chosen.length : after, 0, { place, total });
      chosen.length = Math.min(chosen.length, suggestionLimit);
    }
    return chosen.map(({ place }) => place);
  }

  /** The total score of each entry; -1 when a typed word does not match. */
  function score(typed: readonly TypedWord[]) {
    const totals = new Int16Array(entries.length);
    const isBuilding = new Uint8Array(entries.length);
    for (const alternatives of typed) {
      const { worths, ofBuilding } = scoreWord(alternatives);
      for (let entry = 0; entry < totals.length; entry += 1) {
        const total = totals[entry] ?? -1;
        const worth = worths[entry] ?? 0;
        totals[entry] = total < 0 || worth === 0 ? -1 : total + worth;
        if (ofBuilding[entry]) isBuilding[entry] = 1;
      }
    }
    return { totals, isBuilding };
  }

  /** The best score of one typed word for each entry. */
  function scoreWord(alternatives: TypedWord) {
    const worths = new Uint8Array(entries.length);
    const ofBuilding = new Uint8Array(entries.length);
    for (const { index, whole, begun, isBuilding } of fields) {
      for (const start of alternatives) {
        for (const { word, numbers } of index.startingWith(start)) {
          const worth = word === start ? whole : begun;
          for (const entry of numbers) {
            if ((worths[entry] ?? 0) >= worth) continue;
            worths[entry] = worth;
            ofBuilding[entry] = Number(isBuilding);
          }
        }
      }
    }
    return { worths, ofBuilding };
  }
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
    const streetWords = words(ofStreet[0]?.street ?? '');
    const cityWords = words(ofStreet[0]?.city ?? '');
    return buildings.map(({ place, first, units }) => ({
      building: place,
      street,
      number: [...words(first.number), joined(first.number)],
      streetWords,
      cityWords,
      otherWords: [
        ...words(first.postalCode),
        joined(first.postalCode),
        ...units.flatMap(({ unit }) => words(unit)),
      ],
    }));
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

/** Finds words by prefix, with the indexes of their entries. */
interface WordIndex {
  startingWith(start: string): Iterable<{ readonly word: string; readonly numbers: readonly number[] }>;
}

function wordIndex(entries: readonly Entry[], wordsOf: (entry: Entry) => readonly string[]): WordIndex {
  const having = new Map<string, number[]>();
  for (const [number, entry] of entries.entries()) {
    for (const word of new Set(wordsOf(entry))) {
      const numbers = having.get(word);
      if (numbers) numbers.push(number);
      else having.set(word, [number]);
    }
  }
  const sorted = [...having]
    .map(([word, numbers]) => ({ word, numbers }))
    .sort((a, b) => (a.word < b.word ? -1 : 1));

  /** The index of the first word that does not sort before `start`. */
  function firstFrom(start: string): number {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.word ?? '') < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    startingWith(start) {
      const first = firstFrom(start);
      let end = first;
      while (sorted[end]?.word.startsWith(start)) end += 1;
      return sorted.slice(first, end);
    },
  };
}
