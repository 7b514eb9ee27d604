// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { field, mockApi, send, show } from '../../testing/battery-test-page.tsx';
import { loadSpecificErrors } from './load-specific-errors.browser.ts';
import { specificErrorText, specificMessages } from './specific-errors.ts';

mockApi();

const specific = { forms: { errorMessages: 'specific' } } as const;

describe('at a club with specific messages', () => {
  it('names what is missing', async () => {
    show({}, specific);
    await send();
    for (const [name, text] of [
      ['centreUrbain', 'Please choose an urban centre'],
      ['vehiculeMarque', 'Please enter the make of the vehicle'],
      ['vehiculeAnnee', 'Please enter the year of the vehicle'],
    ] as const) {
      await waitFor(() =>
        expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(text) as string),
      );
    }
  });

  it('asks for the subject, not for the message, where forms 1 and 2 have it under that name', () => {
    const text = (values: readonly string[]) =>
      specificErrorText(
        { key: 'required', name: 'question', meta: { values } },
        ((key: 'subject') => specificMessages.en[key]) as never,
      );
    expect(text(['roof', 'heating'])).toBe('Please choose a subject');
    expect(text([])).toBe('Please write your message');
  });

  it('gives the range of a year', async () => {
    show({}, specific);
    await userEvent.type(field('vehiculeAnnee'), '1884');
    await send();
    const last = new Date().getFullYear() + 1;
    await waitFor(() =>
      expect(field('vehiculeAnnee')).toHaveAccessibleDescription(
        expect.stringContaining(`Please enter a year from 1900 to ${last}`) as string,
      ),
    );
  });

  it('names the characters to remove, after a post without a script', () => {
    const values = { vehiculeMarque: '<Ford>' };
    show(
      { posted: { values, errors: { vehiculeMarque: 'noSpecialCharacters' } } as never },
      { ...specific, batteryTest: { vehicleNames: 'wide' } },
    );
    expect(field('vehiculeMarque')).toHaveAccessibleDescription(
      expect.stringContaining('Please remove “<>”') as string,
    );
  });
});

it('loads the specific texts once in a browser', async () => {
  const loading = loadSpecificErrors();
  expect(loadSpecificErrors()).toBe(loading);
  expect(await loading).toHaveProperty('specificErrorText');
});

it('has one text for each kind of error by default', async () => {
  show();
  await send();
  await waitFor(() =>
    expect(field('vehiculeMarque')).toHaveAccessibleDescription(
      expect.stringContaining('Please fill out this field') as string,
    ),
  );
  expect(screen.queryByRole('heading', { name: 'Please correct these answers' })).toBeNull();
});

it('lists the errors above the form with a script, at a club that asks for it', async () => {
  show({}, { forms: { errorSummary: 'always' } });
  await send();
  const heading = await screen.findByRole('heading', { name: 'Please correct these answers' });
  const links = within(heading.parentElement as HTMLElement).getAllByRole('link');
  expect(links).toHaveLength(4);
  // The first field still receives the focus.
  await waitFor(() => expect(field('centreUrbain')).toHaveFocus());
});
