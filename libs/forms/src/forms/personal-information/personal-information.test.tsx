// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { inPage } from '../../testing/in-page.tsx';
import { control } from '../../testing/server-page.ts';
import { PersonalInformationForm } from './index.ts';

it('says that a postal code was cut, until it is edited to fit', async () => {
  const cut = /6 caractères au maximum/;
  const { container } = render(inPage(<PersonalInformationForm />, 'fr'));
  const code = control(container.querySelector('form') as HTMLFormElement, 'codePostal');
  await userEvent.type(code, 'g1l 2w2');
  expect(screen.queryByText(cut)).toBeNull();
  await userEvent.type(code, '3');
  expect(screen.getAllByText(cut)[0]).toBeVisible();
  expect(code).toHaveValue('G1L 2W2');
  await userEvent.type(code, '{Backspace}3');
  expect(screen.queryByText(cut)).toBeNull();
});
