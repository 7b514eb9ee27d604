import { virtual } from '@guidepup/virtual-screen-reader';
import type { Locale } from '@jalon/i18n';
import { act, cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { loadFilePart } from '#load-file-part';
import { BatteryTestForm } from '../forms/battery-test/index.ts';
import { ContactUsForm } from '../forms/contact-us/index.ts';
import { PersonalInformationForm } from '../forms/personal-information/index.ts';
import type { ClubFormProps } from '../kit/frame/use-club-form.ts';
import { FormRoute } from '../route/form-route.tsx';
import { loadForm } from '../route/load-form.ts';
import { answersTo } from '../samples/answers.ts';
import { inPage } from './in-page.tsx';
import { clubInPages, pagesOfForm } from './pages-of-form.ts';

/**
 * The announcements of a screen reader for a form, by the ARIA and HTML specifications: a simulation, not a real
 * screen reader. Read the transcripts before you accept a change of them.
 */

let form: HTMLFormElement;

async function open(Form: ComponentType<ClubFormProps>, locale: Locale) {
  const onSubmit = async () => ({ status: 'success', reference: '2346792346' }) as const;
  const { container } = render(inPage(<Form onSubmit={onSubmit} />, locale));
  form = container.querySelector('form') as HTMLFormElement;
  await virtual.start({ container: document.body });
}

afterEach(async () => {
  await virtual.stop();
  cleanup();
});

const field = (name: string) => form.querySelector(`[name="${name}"]`) as HTMLInputElement;

/** Reads the page from top to bottom. */
async function readAll(): Promise<string[]> {
  await virtual.stop();
  await virtual.start({ container: document.body });
  const { length } = document.body.querySelectorAll('*');
  for (let moves = 0; moves < 4 * length; moves += 1) {
    await virtual.next();
    if ((await virtual.lastSpokenPhrase()) === 'end of document') break;
  }
  return [...(await virtual.spokenPhraseLog())];
}

/** The announcements during an action, up to a phrase. */
async function heard(act: () => Promise<void>, last: RegExp): Promise<string[]> {
  await virtual.clearSpokenPhraseLog();
  await act();
  await expect.poll(() => virtual.lastSpokenPhrase()).toMatch(last);
  return [...(await virtual.spokenPhraseLog())];
}

const send = () => userEvent.click(form.querySelector('button[type=submit]') as HTMLElement);

function transcript(parts: Readonly<Record<string, readonly string[]>>): string {
  return `${Object.entries(parts)
    .map(([title, lines]) => [`# ${title}`, ...lines].join('\n'))
    .join('\n\n')}\n`;
}

async function fill(formId: number) {
  for (const [name, value] of Object.entries(answersTo(formId))) {
    const control = field(name);
    if (control.localName === 'select') await userEvent.selectOptions(control, value);
    else await userEvent.fill(control, value);
  }
}

describe.each(['fr', 'en'] as const)('in %s, a screen reader says', (locale) => {
  it('every label, hint and error of the battery test, and that it was sent', async () => {
    await open(BatteryTestForm, locale);
    const first = await readAll();
    const refused = await heard(send, /^combobox/);
    const withErrors = await readAll();
    await fill(12);
    const sent = await heard(async () => {
      await send();
      await expect.poll(() => document.activeElement?.role).toBe('status');
      // A real screen reader reads the focused element.
      await virtual.next();
    }, /2346792346/);
    await expect(
      transcript({ 'As it opens': first, 'Sent empty': refused, 'With its errors': withErrors, Sent: sent }),
    ).toMatchFileSnapshot(`transcripts/battery-test.${locale}.txt`);
  });

  it('what consent means in the contact form, and that offers are another matter', async () => {
    await open(ContactUsForm as ComponentType<ClubFormProps>, locale);
    const first = await readAll();
    const refused = await heard(send, /^combobox/);
    await expect(transcript({ 'As it opens': first, 'Sent empty': refused })).toMatchFileSnapshot(
      `transcripts/contact-us.${locale}.txt`,
    );
  });

  it('the fields that an answer of the personal information form brings, and no others', async () => {
    await open(PersonalInformationForm as ComponentType<ClubFormProps>, locale);
    const first = await readAll();
    (form.querySelector('[name=subject][value=AUT]') as HTMLElement).click();
    field('indAutreService').click();
    field('indVoyage').click();
    const other = await readAll();
    await expect(
      transcript({
        'As it opens': first,
        'Another person, who asks about travel and another service': other,
      }),
    ).toMatchFileSnapshot(`transcripts/personal-information.${locale}.txt`);
  });

  it('the place of a page, its questions, and each answer with what its link changes', async () => {
    const views = await pagesOfForm('price-list', locale);
    const parts: Record<string, string[]> = {};
    for (const view of views.filter(({ page }) => page?.name === 'contact' || page?.review)) {
      // With the code of pages and of photographs.
      await Promise.all([loadForm(view), loadFilePart()]);
      await act(async () => void render(inPage(<FormRoute view={view} />, locale, clubInPages)));
      parts[view.page?.title ?? ''] = await readAll();
      cleanup();
    }
    await expect(transcript(parts)).toMatchFileSnapshot(`transcripts/price-list-in-pages.${locale}.txt`);
  });
});
