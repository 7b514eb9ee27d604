// @vitest-environment jsdom
import { createAddressHandlers } from '@jalon/api-client/msw';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type FormAnswers, fillForm } from '../samples/fill-form.ts';
import { inPage } from '../testing/in-page.tsx';
import { control, servedForm } from '../testing/server-page.ts';
import { type Visit, VisitForm, visit, visitTexts } from '../testing/visit-form.tsx';
import type { ClubFormProps } from './form-props.ts';
import * as rule from './form-rules.ts';
import { FormFields, FormFrame, type FormFrameProps } from './index.ts';
import { formOfPage } from './pages/form-pages.ts';
import { handleFormPost } from './server/handle-form-post.ts';

afterEach(() => sessionStorage.clear());

const page = (props: ClubFormProps<Visit> = {}) => inPage(<VisitForm {...props} />);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Book an appointment' }));
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

/** Answers to the fields that a test is not about. */
const answers = {
  services: ['brakes'],
  day: '2099-01-31',
  mileage: '85 000',
  'Is the vehicle yours?': 'Yes',
  'Country of registration': 'Canada',
};
const home = {
  'owner.home.address': '1, rue des Bornes',
  'owner.home.city': 'Laval',
  'owner.home.postalCode': 'h7a 1a1',
};

async function sent(own: FormAnswers, props: ClubFormProps<Visit> = {}) {
  const onSubmit = vi.fn(async (_values: Visit) => undefined);
  render(page({ ...props, onSubmit }));
  await fillForm(userEvent.setup(), { ...answers, ...own });
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  return onSubmit.mock.lastCall?.[0];
}

const posted = async (...fields: [name: string, value: string][]) =>
  handleFormPost(
    visit,
    new Request('http://host.test/', { method: 'POST', body: new URLSearchParams(fields) }),
    { locale: 'en', onSubmit: async () => ({ status: 'success', reference: 'V-1' }) },
  );

describe('a group of checkboxes', () => {
  it('is sent as a list, which replaces its defaults', async () => {
    const defaults = { services: ['brakes', 'oil'] };
    expect(await sent({ services: ['brakes'] }, { defaults })).toMatchObject({ services: ['brakes'] });
  });

  it('shows its error once, focuses its first box and is corrected by a choice', async () => {
    render(page({ errorSummary: 'always' }));
    await send();
    await waitFor(() => expect(box('Tires')).toHaveFocus());
    expect(screen.getByRole('group', { name: 'Work to do' })).toHaveAccessibleDescription(
      expect.stringContaining('Please select at least one answer'),
    );
    const link = screen.getByRole('link', { name: /^Work to do:/ });
    expect(document.querySelector(link.getAttribute('href') ?? '')).toBe(box('Tires'));
    await fillForm(userEvent.setup(), { ...answers, 'Work to do': ['brakes', 'tires', 'oil', 'other'] });
    await send();
    await waitFor(() => expect(box('Tires')).toBeInvalid());
    expect(screen.getAllByText(/Please select no more than 3 answers/)).not.toHaveLength(0);
    await userEvent.click(box('Other'));
    expect(box('Tires')).toBeValid();
  });

  it('keeps the boxes that were checked before the script', async () => {
    const { container, form } = servedForm(page({ defaults: { services: ['brakes'] } }));
    form.querySelector<HTMLInputElement>('[value=oil]')?.click();
    form.querySelector<HTMLInputElement>('[value=brakes]')?.click();
    const onSubmit = vi.fn(async (_values: Visit) => undefined);
    await act(async () => {
      render(page({ defaults: { services: ['brakes'] }, onSubmit }), { container, hydrate: true });
    });
    expect(new FormData(form).getAll('services')).toEqual(['oil']);
  });
});

it('comes back from a plain post as it was typed, with its errors in the language of the page', async () => {
  const result = await posted(
    ['services', 'oil'],
    ['services', 'sunroof'],
    ['mileage', '85 km'],
    ['budget', '12,5'],
    ['bought.day', '31'],
    ['bought.month', '13'],
    ['bought.year', ''],
  );
  expect(result).toMatchObject({
    posted: {
      errors: {
        services: 'invalidChoice',
        day: 'required',
        mileage: 'invalidNumber',
        budget: 'amountTooSmall',
        'bought.year': 'requiredYear',
      },
    },
  });
  const { container, form } = servedForm(page({ posted: 'posted' in result ? result.posted : undefined }));
  expect(new FormData(form).getAll('services')).toEqual(['oil']);
  expect(form.querySelector('[value=tires]')).toBeInvalid();
  expect(control(form, 'budget')).toHaveValue('12,5');
  expect(container).toHaveTextContent('Please enter an amount of at least $50.00');
  expect(control(form, 'mileage')).toHaveAccessibleDescription(expect.stringContaining('km'));
  expect(control(form, 'bought.month')).toHaveValue('13');
  expect(control(form, 'bought.year')).toBeInvalid();
});

it('is kept in a draft', async () => {
  const { unmount } = render(page({ draft: true }));
  await fillForm(userEvent.setup(), { 'Work to do': ['Tires', 'Other'], bought: '2020-02-29' });
  unmount();
  render(page({ draft: true }));
  const kept = (name: string) => new FormData(document.forms[0]).getAll(name);
  await waitFor(() => expect(kept('services')).toEqual(['tires', 'other']));
  expect(['day', 'month', 'year'].flatMap((part) => kept(`bought.${part}`))).toEqual(['29', '02', '2020']);
});

describe('a condition', () => {
  const tire = { 'tires.0.size': '205/55R16', 'tires.0.season': 'Winter' };

  it('drops a hidden list and a hidden section', async () => {
    const shown = { services: ['tires'], 'Is the vehicle yours?': 'No' };
    const typed = { ...tire, 'tires.0.studs': 'No', 'owner.firstName': 'Zoé' };
    const all = await sent({ ...shown, ...typed, 'Work to do': ['Brakes'], isOwner: 'yes' });
    expect(all).toMatchObject({ services: ['brakes'], tires: [], isOwner: 'yes' });
    expect(all?.owner).toBeUndefined();
  });

  it('in a row is about the answers of that row', async () => {
    const typed = { services: ['tires'], ...tire, 'tires.0.season': 'Summer', 'tires.0.studs': 'Yes' };
    expect(await sent(typed)).toMatchObject({ tires: [{ season: 'summer', studs: '' }] });
  });

  it('hides without a script what the answers of the page do not ask for', () => {
    const shown = (defaults: NonNullable<ClubFormProps<Visit>['defaults']>) => {
      const { form } = servedForm(page({ defaults }));
      return ['tires.0.size', 'owner.firstName', 'tires.0.studs', 'mileage'].filter((name) => {
        for (let at = form.querySelector(`[name="${name}"]`); at; at = at.parentElement)
          if (getComputedStyle(at).display === 'none') return false;
        return true;
      });
    };
    expect(shown({ services: ['brakes'], isOwner: 'yes' })).toEqual(['mileage']);
    expect(shown({ services: ['tires', 'oil'], isOwner: 'no' })).toEqual([
      'tires.0.size',
      'owner.firstName',
      'mileage',
    ]);
    const winter = { size: '', season: 'winter', studs: '' } as const;
    expect(shown({ services: ['tires'], tires: [winter] })).toEqual([
      'tires.0.size',
      'tires.0.studs',
      'mileage',
    ]);
  });
});

describe('fields without a layout of their own', () => {
  const inFrame = <Values extends Record<string, unknown>>(
    definition: FormFrameProps<Values>['definition'],
    props: ClubFormProps<Values> = {},
    names?: readonly string[],
  ) =>
    inPage(
      <FormFrame definition={definition} {...props}>
        <FormFields names={names} />
      </FormFrame>,
    );
  const labelsOf = (form: HTMLFormElement) =>
    [...form.querySelectorAll('label')].map(({ textContent }) => textContent);
  const { labels: fields, hints, choices } = visitTexts('en');
  const own = { ...visit, labels: () => ({ fields, hints, choices }) };

  it('have the controls of their rules and the labels of the definition', async () => {
    const onSubmit = vi.fn(async (_values: Visit) => undefined);
    const { container } = render(inFrame(own, { onSubmit }));
    // Of a day to come, and of one in the past.
    expect(container.textContent.match(/Example: 31 3 (?:20|1984)/g)).toEqual([
      'Example: 31 3 20',
      'Example: 31 3 1984',
    ]);
    await fillForm(userEvent.setup(), {
      ...answers,
      'Work to do': ['Tires'],
      Size: '205/55R16',
      Season: 'Summer',
      Budget: '1,250.5',
      'Is the vehicle yours?': 'No',
      'First name of the owner': 'Zoé',
      ...home,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(onSubmit.mock.lastCall?.[0]).toEqual({
      services: ['tires'],
      tires: [{ size: '205/55R16', season: 'summer', studs: '' }],
      day: '2099-01-31',
      bought: '',
      mileage: 85_000,
      budget: 125_050,
      isOwner: 'no',
      owner: {
        firstName: 'Zoé',
        phone: '',
        home: { address: '1, rue des Bornes', apartment: '', city: 'Laval', postalCode: 'H7A1A1' },
      },
      registered: 'CA',
    });
  });

  it('are those of the page that is shown', () => {
    const split = (definition: rule.FormDefinition) => formOfPage(definition, ['mileage', 'budget']);
    const { form } = servedForm(inFrame(own, { page: { name: 'car', title: 'Car', split, hidden: [] } }));
    expect(labelsOf(form)).toEqual(['Leave this field empty', 'Mileage', 'Budget (optional)']);
  });

  it('are not on the page on which the answers are checked, which has them as hidden controls', () => {
    const hidden = [['mileage', '85000']] as const;
    const review = { name: 'review', title: 'Check', split: (whole: rule.FormDefinition) => whole, hidden };
    const { form } = servedForm(inFrame(own, { page: review }));
    expect(labelsOf(form)).toEqual(['Leave this field empty']);
    expect(new FormData(form).getAll('mileage')).toEqual(['85000']);
  });

  it('are those that are named, next to fields of a layout', () => {
    const { form } = servedForm(inFrame(own, {}, ['budget', 'mileage']));
    expect(labelsOf(form)).toEqual(['Leave this field empty', 'Budget (optional)', 'Mileage']);
  });

  it('have the keyboard, the choices and what browsers fill in', () => {
    const schema = z.object({
      name: rule.labelled({ fr: 'Nom', en: 'Name' }, rule.name({ autoComplete: 'name' })),
      email: rule.email({ autoComplete: 'off' }),
      phone: rule.phone({ autoComplete: 'off' }),
      size: rule.choice(['s', 'l']),
      day: rule.choice(['1', '2', '3', '4', '5', '6', '7']),
      news: rule.box(),
      photo: rule.files({ optional: true }),
      source: rule.hiddenText(10),
      story: rule.message(),
    });
    const options = (...values: string[]) => values.map((value) => ({ value, label: value }));
    const labels = () => ({
      fields: {},
      choices: { size: options('s', 'l'), day: options('1', '2', '3', '4', '5', '6', '7') },
    });
    const { form } = servedForm(inFrame({ name: 'all', schema, labels }));
    expect(control(form, 'name')).toHaveAccessibleName('Name');
    const drawn = [...form.querySelectorAll<HTMLInputElement>('[id]:is(input, select, textarea)')]
      .filter(({ name }) => name in schema.shape)
      .map(({ name, type, autocomplete }) => [name, type, autocomplete].join(' ').trim());
    expect(drawn).toEqual([
      'name text name',
      'email email off',
      'phone tel off',
      'size radio',
      'size radio',
      'day select-one',
      'news checkbox',
      'photo file',
      'story textarea',
    ]);
  });
});

it('a country has Canada first in the server’s HTML', () => {
  const { form } = servedForm(page());
  const options = [...form.querySelectorAll('[name=registered] option')].map(
    ({ textContent }) => textContent,
  );
  expect(options.slice(0, 3)).toEqual(['Choose an answer', 'Canada', 'Afghanistan']);
  expect(options).toHaveLength(250);
});

describe('an address', () => {
  const mocks: typeof fetch = async (input, init) => {
    const response = await getResponse(
      createAddressHandlers({ baseUrl: 'http://api.test' }),
      new Request(input, init),
    );
    return response ?? Response.error();
  };
  const value = (part: string) =>
    document.querySelector<HTMLInputElement>(`[name="owner.home.${part}"]`)?.value.replace(/\s/g, ' ');

  it('is filled in by a suggestion, which is said once, and can be edited', async () => {
    const api = { baseUrl: 'http://api.test', fetch: mocks };
    render(page({ api, defaults: { isOwner: 'no' } }));
    const user = userEvent.setup();
    await user.type(
      document.querySelector('[name="owner.home.address"]') as HTMLElement,
      '1234 rue des erables',
    );
    const option = () => document.querySelector<HTMLElement>('[role=option]');
    await waitFor(() => expect(option()).toHaveTextContent(/^1234/), { timeout: 4000 });
    await user.click(option() as HTMLElement);
    await waitFor(() => expect(value('city')).toBe('Québec'));
    expect(['address', 'apartment', 'postalCode'].map(value)).toEqual([
      '1234 Rue des Érables',
      '',
      'G1R 2M1',
    ]);
    expect(screen.getAllByText('The rest of the address is filled in.')).toHaveLength(1);
    await user.type(document.querySelector('[name="owner.home.city"]') as HTMLElement, 'x');
    expect(screen.queryByText('The rest of the address is filled in.')).toBeNull();
  });

  it('has the labels of its rule in the form and in the error summary', async () => {
    render(page({ errorSummary: 'always', defaults: { isOwner: 'no' } }));
    await send();
    expect(
      await screen.findByRole('link', { name: 'Municipality: Please fill out this field' }),
    ).toBeVisible();
    expect(screen.getByRole('group', { name: 'Address of the owner' })).toBeVisible();
  });
});

describe('a list', () => {
  const add = () => userEvent.click(screen.getByRole('button', { name: 'Add another' }));
  const sizes = () =>
    [...document.querySelectorAll<HTMLInputElement>('[name$=".size"]')].map(({ value }) => value);
  const row = (size: string) => ({ size, season: 'summer', studs: '' }) as const;

  it('has its fewest rows at first, which can’t be removed', () => {
    render(page());
    expect(sizes()).toEqual(['']);
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  it('moves the focus to a new row, and says once that it was added', async () => {
    render(page({ defaults: { services: ['tires'] } }));
    await add();
    expect(document.activeElement).toHaveAttribute('name', 'tires.1.size');
    expect(screen.getAllByText('Added: Tire 2')).toHaveLength(1);
    await add();
    expect(screen.queryByRole('button', { name: 'Add another' })).toBeNull();
    expect(screen.getByText('You have reached the maximum of 3.')).toBeVisible();
  });

  it('removes the right row, moves the focus to the button that adds, and says it', async () => {
    render(page({ defaults: { services: ['tires'], tires: [row('one'), row('two'), row('three')] } }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Tire 1' }));
    expect(sizes()).toEqual(['two', 'three']);
    expect(screen.getByRole('button', { name: 'Add another' })).toHaveFocus();
    expect(screen.getByText('Removed: Tire 1')).toBeInTheDocument();
    // A new row has none of the answers that were at its place at first.
    await add();
    expect(sizes()).toEqual(['two', 'three', '']);
    expect(document.querySelector<HTMLSelectElement>('[name="tires.2.season"]')).toHaveValue('');
  });

  it('is sent, and not changed, by Enter in one of its fields', async () => {
    const onSubmit = vi.fn(async (_values: Visit) => undefined);
    render(page({ onSubmit, defaults: { services: ['tires'], tires: [row('one'), row('two')] } }));
    await userEvent.type(document.querySelector('[name="tires.1.size"]') as HTMLElement, '{Enter}');
    await waitFor(() => expect(document.querySelector('[name="day"]')).toBeInvalid());
    expect(sizes()).toEqual(['one', 'two']);
  });

  it('adds and removes rows by a plain post, which keeps every answer and shows no error', async () => {
    const fields: [string, string][] = [
      ['services', 'tires'],
      ['mileage', '12,'],
      ['tires.0.size', 'one'],
    ];
    const added = await posted(...fields, ['tires.add', '']);
    expect(added).toMatchObject({ httpStatus: 200, posted: { errors: {} } });
    const { form } = servedForm(page({ posted: 'posted' in added ? added.posted : undefined }));
    expect([control(form, 'tires.0.size').value, control(form, 'tires.1.size').value]).toEqual(['one', '']);
    expect(control(form, 'mileage')).toHaveValue('12,');
    const adding = form.querySelector<HTMLButtonElement>('[name="tires.add"]');
    // The page comes back at the new row.
    expect(adding?.getAttribute('formaction')).toBe('#visit-tires.2');
    expect(form.querySelector('[id="visit-tires.1"]')).toContainElement(control(form, 'tires.1.size'));
    const removed = await posted(...fields, ['tires.1.size', 'two'], ['tires.remove', '0']);
    expect(removed).toMatchObject({ posted: { values: { tires: [{ size: 'two' }], mileage: '12,' } } });
  });

  it('ignores buttons of lists that it does not have', async () => {
    for (const name of ['services.add', 'owner.add', '__proto__.add', 'tires.0.size.add', 'nobody.add'])
      expect(await posted([name, ''])).toMatchObject({ httpStatus: 422 });
  });

  it('leads an error of the whole list to its first control', async () => {
    const tires = [row('one'), row('two'), row('three'), row('four')];
    const defaults = { services: ['tires'], tires };
    render(page({ defaults, errorSummary: 'always' }));
    await send();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'tires.0.size'));
    expect(screen.getByRole('link', { name: 'Tire: Please keep no more than 3' })).toHaveAttribute(
      'href',
      '#visit-tires',
    );
    expect(screen.getByRole('group', { name: 'Tire' })).toHaveAccessibleDescription(/no more than 3/);
  });
});

describe('a date', () => {
  const part = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);

  it('has initial values as it is stored', async () => {
    const { form } = servedForm(page({ defaults: { bought: '2020-02-09' } }));
    expect(control(form, 'bought.day')).toHaveValue('9');
    form.remove();
    expect(await sent({}, { defaults: { bought: '2020-02-09' } })).toMatchObject({ bought: '2020-02-09' });
  });

  it('shows one error at the part to correct, which an edit of another part clears', async () => {
    render(page({ errorSummary: 'always', onSubmit: vi.fn() }));
    const user = userEvent.setup();
    await fillForm(user, { ...answers, bought: '2021-06-31' });
    await send();
    await waitFor(() => expect(part('bought.day')).toHaveFocus());
    expect(part('bought.day')).toHaveAccessibleDescription(
      expect.stringContaining('This month doesn’t have this day'),
    );
    expect(part('bought.month')).toBeValid();
    const link = screen.getByRole('link', { name: /^Date of purchase of the vehicle: This month/ });
    expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).toBe(part('bought.day'));
    await user.type(part('bought.month') as HTMLElement, '{Backspace}7');
    expect(part('bought.day')).toBeValid();
  });

  it('marks every part when the day is out of range, and says the limit', async () => {
    render(page({ onSubmit: vi.fn() }));
    await fillForm(userEvent.setup(), { ...answers, day: '2020-01-31', bought: '1899-06-30' });
    await send();
    await waitFor(() => expect(part('day')).toHaveFocus());
    expect(part('day')).toHaveAccessibleDescription(/Please enter a date on or after \w+ \d+, 20\d\d/);
    for (const name of ['day', 'month', 'year']) expect(part(`bought.${name}`)).toBeInvalid();
    expect(screen.getByText('Please enter a date on or after January 1, 1900')).toBeVisible();
    await userEvent.type(part('bought.year') as HTMLElement, '{Backspace}');
    expect(part('bought.day')).toBeValid();
  });
});

it('fillForm lists the labels and choices that it knows', async () => {
  render(page());
  await expect(fillForm(userEvent.setup(), { Colour: 'red' })).rejects.toThrow(
    /no field Colour. It has Work to do, Tires, Brakes/,
  );
  await expect(fillForm(userEvent.setup(), { 'Work to do': ['Wax'] })).rejects.toThrow(
    /It has Tires, Brakes/,
  );
});
