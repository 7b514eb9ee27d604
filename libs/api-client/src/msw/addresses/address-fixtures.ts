import {
  type AddressSuggestion,
  fold,
  minimumSearchLength,
  type RetrievedAddress,
} from '../../contract/index.ts';

/** An address of the mock API. */
export interface MockAddress {
  readonly number: string;
  readonly street: string;
  /** Addresses that differ only in this are grouped under one suggestion. */
  readonly unit?: string;
  readonly city: string;
  readonly postalCode: string;
}

type Language = 'fr' | 'en';

/** Maximum number of suggestions of one search. */
const suggestionLimit = 7;

/** Real streets, fictional numbers. */
export const mockAddresses: readonly MockAddress[] = [
  { number: '350', street: 'Rue Saint-Joseph Est', city: 'Québec', postalCode: 'G1K 3B2' },
  { number: '1234', street: 'Rue des Érables', city: 'Québec', postalCode: 'G1R 2M1' },
  { number: '860', street: 'Rue Trémoy', city: 'Trois-Rivières', postalCode: 'G8Z 1A1' },
  ...['101', '102', '201', '511'].map((unit) => ({
    unit,
    number: '75',
    street: 'Boulevard René-Lévesque Ouest',
    city: 'Montréal',
    postalCode: 'H2Z 1A4',
  })),
];

/** Suggests the addresses that have, for each typed word, a word that starts with it, in any order and ignoring accents. */
export function suggest(
  addresses: readonly MockAddress[],
  { search, within, language }: { search: string; within: string; language: Language },
): AddressSuggestion[] {
  if (within) {
    const units = addresses.filter((address) => buildingId(address) === within);
    return units.map((address) => suggestion(address, [address], language));
  }
  if (search.trim().length < minimumSearchLength) return [];
  const typed = words(search);
  const found = addresses.filter((address) => {
    const own = words(`${line(address)} ${address.city} ${address.postalCode}`);
    return typed.length > 0 && typed.every((start) => own.some((word) => word.startsWith(start)));
  });
  const buildings = Map.groupBy(found, buildingId);
  return [...buildings.values()]
    .flatMap((units) => units.slice(0, 1).map((first) => suggestion(first, units, language)))
    .slice(0, suggestionLimit);
}

export function retrieve(
  addresses: readonly MockAddress[],
  id: string,
  language: Language,
): RetrievedAddress | undefined {
  const address = addresses.find((candidate) => addressId(candidate) === id);
  return (
    address && {
      Id: id,
      Language: language === 'en' ? 'ENG' : 'FRE',
      SubBuilding: address.unit ?? '',
      BuildingNumber: address.number,
      Street: address.street,
      City: address.city,
      Line1: line(address),
      Line2: '',
      Province: 'QC',
      ProvinceName: language === 'en' ? 'Quebec' : 'Québec',
      ProvinceCode: 'QC',
      PostalCode: address.postalCode,
    }
  );
}

function suggestion(
  address: MockAddress,
  units: readonly MockAddress[],
  language: Language,
): AddressSuggestion {
  const holdsSeveral = units.length > 1;
  const count = `${units.length} ${language === 'en' ? 'Addresses' : 'adresses'}`;
  const place = `${address.city}, QC, ${address.postalCode}`;
  return {
    Id: holdsSeveral ? buildingId(address) : addressId(address),
    Text: holdsSeveral ? `${address.number} ${address.street}` : line(address),
    Highlight: '',
    Cursor: 0,
    Description: holdsSeveral ? `${place} - ${count}` : place,
    Next: holdsSeveral ? 'Find' : 'Retrieve',
  };
}

function line({ unit, number, street }: MockAddress): string {
  return `${unit ? `${unit}-` : ''}${number} ${street}`;
}

function buildingId({ number, street, city }: MockAddress): string {
  return `CA|MOCK|B|${words(`${number} ${street} ${city}`).join('_')}`;
}

function addressId(address: MockAddress): string {
  return `CA|MOCK|A|${words(`${line(address)} ${address.city}`).join('_')}`;
}

function words(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
