import { createHash } from 'node:crypto';
import type { AddressSuggestion, RetrievedAddress } from '@jalon/api-client/contract';
import type { AddressDirectory, Language } from './address-directory.ts';
import { highlight, type TypedWord, typedWords, words } from './address-words.ts';
import { type QuebecAddress, readQuebecAddresses } from './quebec-addresses.ts';

/** Suggestions that one search gives at most (AddressComplete, MaxSuggestions). */
const suggestionLimit = 7;
/** Addresses that one suggestion lists at most (AddressComplete, MaxResults). */
const withinLimit = 100;
/** Typed words that count. */
const typedLimit = 12;

/**
 * An address, or several under one head: a building whose units are known, or a street. The Id is made of
 * the content, so that every process, and the next one, gives the same.
 */
interface Place {
  readonly id: string;
  readonly text: string;
  readonly city: string;
  /** Empty for a street. */
  readonly postalCode: string;
  /** What is in it; nothing in an address. */
  readonly within: readonly Place[];
  readonly address?: QuebecAddress;
}

/** A building, ready to be searched. */
interface Entry {
  readonly building: Place;
  readonly street: Place;
  readonly number: readonly string[];
  readonly streetWords: readonly string[];
  readonly cityWords: readonly string[];
  readonly otherWords: readonly string[];
}

/** The words of one kind, what one of them is worth, and whether it says the building rather than the street. */
interface Field {
  readonly index: WordIndex;
  readonly whole: number;
  readonly begun: number;
  readonly isBuilding: boolean;
}

/**
 * Knows a list of addresses. A word of an address is found by its beginning, whatever the order and the
 * accents; a search that names no number finds streets. A building with units holds its own address and
 * theirs. What fits equally well is suggested in the order of the addresses.
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

  /** The best of the places that have every typed word; streets where only the street's name was typed. */
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

  /** What the typed words are worth for each entry together, -1 where one is missing. */
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

  /** The most that one typed word is worth for each entry. */
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

/** The directory of the data set that comes with the API, made once in a process. */
export function dataSetDirectory(): AddressDirectory {
  ofDataSet ??= embeddedDirectory(readQuebecAddresses());
  return ofDataSet;
}

/** What a street of one building is to be shown as. */
function streetOrOnly(street: Place): Place {
  const [only, ...more] = street.within;
  return only && more.length === 0 ? only : street;
}

/** What a place holds: what has every typed word, or everything when nothing has. */
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
    // In French in both languages: it is the street's official name.
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

/** The buildings, street by street, in the order of the addresses. */
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

/** One word of several: `G1K 3B2` is found as `g1k3b2`, too. */
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
    // A suite stands before the number, as Canada Post writes it; "2e étage" can't.
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

/** Finds words by their beginning, with the numbers of the entries that have them. */
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

  /** The place of the first word that does not stand before it. */
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
