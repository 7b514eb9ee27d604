import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ContactUsForm } from '../../forms/contact-us/index.ts';
import { PersonalInformationForm } from '../../forms/personal-information/index.ts';
import { answersTo } from '../../samples/answers.ts';
import { inPage } from '../../testing/in-page.tsx';

afterEach(async () => {
  cleanup();
  await page.viewport(1280, 720);
});

const { question: _question, ...allButTheLast } = answersTo(4);
const { subject: _subject, ...allButTheFirst } = answersTo(5);

it('shows the whole of a field below that lacks its answer, question and message', async () => {
  await page.viewport(360, 640);
  render(inPage(<ContactUsForm defaults={allButTheLast} />, 'fr'));
  const field = screen.getByRole('textbox', { name: 'Votre message' });
  // The form is sent from a field far above.
  screen.getByRole('textbox', { name: 'Prénom' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(field);
  expectInView(screen.getByText('Votre message'), field, screen.getByText('Veuillez remplir ce champ'));
});

it('shows the question of choices above', async () => {
  await page.viewport(360, 640);
  render(inPage(<PersonalInformationForm defaults={allButTheFirst} />, 'fr'));
  await userEvent.click(screen.getByRole('button', { name: /^Envoyer/ }));
  await expect.poll(() => (document.activeElement as HTMLInputElement).name).toBe('subject');
  const group = document.activeElement?.closest('fieldset');
  expectInView(group?.querySelector('legend'), screen.getByText('Veuillez remplir ce champ'));
});

function expectInView(...elements: (Element | null | undefined)[]) {
  for (const element of elements) {
    const { top = -1, bottom = Number.NaN } = element?.getBoundingClientRect() ?? {};
    expect(top, element?.textContent ?? '').toBeGreaterThanOrEqual(0);
    expect(bottom, element?.textContent ?? '').toBeLessThan(window.innerHeight + 1);
  }
}
