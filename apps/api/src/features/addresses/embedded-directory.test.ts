import { describe, expect, it } from 'vitest';
import { embeddedDirectory, readQuebecAddresses } from './embedded-directory.ts';

const somewhere = { street: 'rue des Érables', unit: '', city: 'Québec', postalCode: 'G1R 2M1' };
const directory = embeddedDirectory([
  { ...somewhere, number: '12', unit: '2e étage' },
  { ...somewhere, number: '12', unit: '101' },
  { ...somewhere, number: '350' },
  { ...somewhere, number: '35' },
  { ...somewhere, number: '7', street: 'boulevard Saint-Jean', city: 'Lévis', postalCode: 'G6V 1A1' },
  { ...somewhere, number: '28', street: 'route 138', city: 'Baie-Trinité', postalCode: 'G0H 1A0' },
  { ...somewhere, number: '138', street: 'route 112', city: 'Disraeli', postalCode: 'G0N 1E0' },
]);

async function find(text: string, within = '', language: 'fr' | 'en' = 'fr') {
  return directory.find({ text, within, language });
}
const texts = async (text: string, within = '') => (await find(text, within)).map(({ Text }) => Text);

describe('the addresses of the data set', () => {
  const all = readQuebecAddresses();
  const whole = embeddedDirectory(all);

  it('are complete, each once', () => {
    expect(all.length).toBeGreaterThan(4_600);
    for (const address of all) {
      expect(address).toEqual({
        number: expect.stringMatching(/^\d+(-?[A-Z])?$/i),
        street: expect.stringMatching(/\S/),
        unit: expect.any(String),
        city: expect.stringMatching(/\S/),
        postalCode: expect.stringMatching(/^[GHJK]\d[A-Z] \d[A-Z]\d$/),
      });
    }
    expect(new Set(all.map((address) => JSON.stringify(address))).size).toBe(all.length);
  });

  it('are sorted by street, city and number', () => {
    const { compare } = new Intl.Collator('fr', { numeric: true });
    const keys = ['street', 'city', 'number', 'unit'] as const;
    const inOrder = all.toSorted((a, b) => keys.reduce((order, key) => order || compare(a[key], b[key]), 0));
    expect(all).toEqual(inOrder);
  });

  it('can be found and retrieved, every fourth of them', async () => {
    const some = all.filter((_, index) => index % 4 === 0);
    for (const { number, street, city, unit, postalCode } of some) {
      const text = `${unit ? `${unit} ` : ''}${number} ${street} ${city}`;
      const [first] = await whole.find({ text, within: '', language: 'fr' });
      expect(first?.Description).toContain(`${city}, QC, ${postalCode}`);
      const inside =
        first?.Next === 'Find' ? await whole.find({ text, within: first.Id, language: 'fr' }) : [first];
      const retrieved = await Promise.all(inside.map((item) => whole.retrieve(item?.Id ?? '', 'fr')));
      expect(retrieved).toContainEqual(
        expect.objectContaining({
          BuildingNumber: number,
          SubBuilding: unit,
          City: city,
          PostalCode: postalCode,
        }),
      );
    }
  });
});

describe('a search', () => {
  it.each([
    '350 rue des Érables',
    'rue des erables 350',
    'ERABLES 350 quebec',
    '350 erab',
    '350, Érables St',
    'g1r2m1 350',
    'G1R 2M1 350',
  ])('of “%s” finds the address', async (text) => {
    expect((await texts(text))[0]).toBe('350 Rue des Érables');
  });

  it('puts the number that was typed before those that begin with it', async () => {
    expect(await texts('35 rue des érables')).toEqual(['35 Rue des Érables', '350 Rue des Érables']);
  });

  it.each(['7 boul St-Jean', '7 st jean blvd', '7 Saint-Jean Lévis'])(
    'of “%s” understands abbreviations',
    async (text) => {
      expect(await texts(text)).toEqual(['7 Boulevard Saint-Jean']);
    },
  );

  it('distinguishes a route’s number from a building’s', async () => {
    expect(await texts('138 route 112')).toEqual(['138 Route 112']);
    expect(await texts('28 route 138')).toEqual(['28 Route 138']);
  });

  it('without a number finds the street, and opens it', async () => {
    const [street] = await find('rue des erables');
    expect(street).toEqual({
      Id: expect.stringMatching(/^CA\|QC\|S\|/),
      Text: 'Rue des Érables',
      Highlight: '0-3,4-7,8-15',
      Cursor: 0,
      Description: 'Québec, QC - 5 adresses',
      Next: 'Find',
    });
    expect(await texts('rue des erables', street?.Id)).toEqual([
      '12 Rue des Érables',
      '350 Rue des Érables',
      '35 Rue des Érables',
    ]);
    expect(await texts('rue des erables 350', street?.Id)).toEqual(['350 Rue des Érables']);
    expect(await texts('elsewhere', street?.Id)).toHaveLength(3);
  });

  it('of a street of one building finds the building', async () => {
    expect(await texts('boulevard saint-jean')).toEqual(['7 Boulevard Saint-Jean']);
  });

  it('finds a building with units as a group with its own address', async () => {
    const [building] = await find('12 erables', '', 'en');
    expect(building).toMatchObject({
      Text: '12 Rue des Érables',
      Description: 'Québec, QC, G1R 2M1 - 3 Addresses',
      Next: 'Find',
    });
    expect(await texts('12 erables', building?.Id)).toEqual([
      '12 Rue des Érables',
      '12 Rue des Érables, 2e étage',
      '101-12 Rue des Érables',
    ]);
    expect(await directory.retrieve(building?.Id ?? '', 'fr')).toBeUndefined();
  });

  it.each(['350 erables laval', 'xyz', '999', '???'])('of “%s” finds nothing', async (text) => {
    expect(await find(text)).toEqual([]);
  });
});

describe('a unit', () => {
  it('has its number and its building’s', async () => {
    const [building] = await find('101-12 rue des érables');
    const [unit] = await find('101-12', building?.Id);
    expect(await directory.retrieve(unit?.Id ?? '', 'en')).toEqual({
      Id: unit?.Id,
      Language: 'ENG',
      SubBuilding: '101',
      BuildingNumber: '12',
      Street: 'Rue des Érables',
      City: 'Québec',
      Line1: '101-12 Rue des Érables',
      Line2: '',
      Province: 'QC',
      ProvinceName: 'Quebec',
      ProvinceCode: 'QC',
      PostalCode: 'G1R 2M1',
    });
  });
});

it('gives the same Ids in every process', async () => {
  const again = embeddedDirectory([{ ...somewhere, number: '350' }]);
  const [one] = await again.find({ text: '350 rue', within: '', language: 'en' });
  expect(one?.Id).toBe((await find('350 rue'))[0]?.Id);
});
