import { expect, it } from 'vitest';
import { visit } from '../testing/visit-form.tsx';
import { handleFormPost } from './server/handle-form-post.ts';

/** What a browser without a script posts: every control of the page, also those that are hidden. */
const controls: [name: string, value: string][] = [
  ['locale', 'fr'],
  ['services', 'oil'],
  ['services', 'tires'],
  ['tires.0.size', '205/55R16'],
  ['tires.0.season', 'winter'],
  ['tires.0.studs', 'no'],
  ['tires.1.size', '195/65R15'],
  ['tires.1.season', 'summer'],
  ['tires.1.studs', 'yes'],
  ['day', '2099-01-31'],
  ['bought.day', '9'],
  ['bought.month', '02'],
  ['bought.year', '2020'],
  ['mileage', '85 000'],
  ['budget', '1 250,50 $'],
  ['isOwner', 'no'],
  ['owner.firstName', 'Zoé'],
  ['owner.phone', '418 555-0123'],
  ['owner.home.address', '1, rue des Bornes'],
  ['owner.home.apartment', ''],
  ['owner.home.city', 'Laval'],
  ['owner.home.postalCode', 'h7a 1a1'],
  ['registered', 'CA'],
];

async function post(changes: Readonly<Record<string, string>> = {}) {
  const body = new URLSearchParams(controls.map(([name, value]) => [name, changes[name] ?? value]));
  const stored: unknown[] = [];
  const result = await handleFormPost(visit, new Request('http://host.test/', { method: 'POST', body }), {
    locale: 'fr',
    onSubmit: async (values) => {
      stored.push(values);
      return undefined;
    },
  });
  return { result, stored };
}

it('stores every kind of answer of a plain post as a page with a script does', async () => {
  const { result, stored } = await post();
  expect(result.status).toBe('success');
  expect(stored).toEqual([
    {
      services: ['tires', 'oil'],
      tires: [
        { size: '205/55R16', season: 'winter', studs: 'no' },
        // Only winter tires have studs: what was chosen before the season is dropped.
        { size: '195/65R15', season: 'summer', studs: '' },
      ],
      day: '2099-01-31',
      bought: '2020-02-09',
      mileage: 85_000,
      budget: 125_050,
      isOwner: 'no',
      owner: {
        firstName: 'Zoé',
        phone: '4185550123',
        home: { address: '1, rue des Bornes', apartment: '', city: 'Laval', postalCode: 'H7A1A1' },
      },
      registered: 'CA',
    },
  ]);
});

it('accepts what it has stored, when a page with a script sends it to the same schema', async () => {
  const { stored } = await post();
  expect(visit.schema.safeParse(JSON.parse(JSON.stringify(stored[0])))).toMatchObject({ data: stored[0] });
});

it('drops a hidden list and section, and refuses nothing in them', async () => {
  const { stored } = await post({
    services: 'oil',
    isOwner: 'yes',
    'tires.0.size': '',
    'owner.firstName': '9',
  });
  expect(stored).toMatchObject([{ services: ['oil'], tires: [], isOwner: 'yes' }]);
  expect(stored[0]).not.toHaveProperty('owner.firstName');
});

it('gives back every answer as it was typed, each error at the control to correct', async () => {
  const { result } = await post({
    'bought.month': '13',
    mileage: '85 mille',
    'tires.1.size': '',
    day: '2020-01-31',
  });
  expect(result).toMatchObject({
    httpStatus: 422,
    posted: {
      errors: {
        'tires.1.size': 'required',
        'bought.month': 'invalidMonth',
        mileage: 'invalidNumber',
        day: 'dateTooEarly',
      },
      values: {
        services: ['oil', 'tires'],
        bought: { day: '9', month: '13', year: '2020' },
        mileage: '85 mille',
        budget: '1 250,50 $',
      },
    },
  });
});
