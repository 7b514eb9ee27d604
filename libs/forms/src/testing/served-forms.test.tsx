// @vitest-environment jsdom
import { defaultClub } from '@jalon/club';
import { ClubProvider } from '@jalon/club/react';
import { type Locale, locales } from '@jalon/i18n';
import { I18nProvider } from '@jalon/i18n/react';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { loaders } from '../generated/loaders.ts';
import { fieldMeta } from '../kit/rules/field-meta.ts';
import { fieldNames, localeCode } from '../kit/rules/form-definition.ts';
import { kitMessages } from '../kit/texts/kit.messages.ts';
import { formDefinitions } from '../registry.ts';
import { answersTo } from '../samples/answers.ts';
import { control, servedForm } from './server-page.ts';

// What the server’s page has in common for the forms of every folder; their own tests show what is particular to one.
const idempotencyKey = '0b51c0de-0000-4000-8000-000000000000';
const forms = await Promise.all(
  [...new Map(formDefinitions(defaultClub).map((form) => [form.component, form])).values()].map(
    async (form) => ({
      form,
      Form: (await loaders[form.component]?.()) as ComponentType<Readonly<Record<string, unknown>>>,
      // The page adds the text that the visitor consents to.
      answers: Object.entries(answersTo(form.id)).filter(([name]) => name !== 'consentText'),
      asked: fieldNames(form).filter((name) => !fieldMeta(form.schema, name).computed),
    }),
  ),
);

describe.each(forms.flatMap((one) => locales.map((locale) => [one.form.name, locale, one] as const)))(
  'the server’s page of %s in %s',
  (name, locale, { form, Form, answers, asked }) => {
    const page = (props: object = {}, language: Locale = locale) => (
      <I18nProvider locale={language}>
        <ClubProvider club={defaultClub}>
          <Form {...form.props} idempotencyKey={idempotencyKey} {...props} />
        </ClubProvider>
      </I18nProvider>
    );

    it('posts every field by its name to its own page', () => {
      const { form: served } = servedForm(page());
      expect(served.method).toBe('post');
      expect(served.getAttribute('action')).toBe(`#${name}`);
      const hidden = { formID: String(form.id), locale: localeCode(form, locale), idempotencyKey };
      const sent = Object.fromEntries(new FormData(served));
      expect(sent).toMatchObject({ ...hidden, userAgent: '', renderToken: '', siteWeb: '' });
      const names = Array.from(served.elements, (element) => element.getAttribute('name')).filter(Boolean);
      const known = [...Object.keys(hidden), 'userAgent', 'renderToken', 'siteWeb', ...fieldNames(form)];
      expect(names).toEqual(expect.arrayContaining(asked));
      expect(names.filter((one) => one && !known.includes(one))).toEqual([]);
    });

    it('shows again what was typed, each error under its field, and a summary that leads there', () => {
      const [[first = '', typed = ''] = []] = answers;
      const wrong = asked.filter((field) => field !== first).slice(0, 2);
      const posted = {
        errors: Object.fromEntries(wrong.map((field) => [field, 'required'])),
        values: Object.fromEntries(answers),
        idempotencyKey,
      };
      const { container, form: served } = servedForm(page({ posted }));
      expect(new FormData(served).get(first)).toBe(typed);
      expect(control(served, 'idempotencyKey')).toHaveValue(idempotencyKey);
      const fields = wrong.map((field) => served.querySelector<HTMLElement>(`[name="${field}"]`));
      for (const field of fields) {
        const described = field?.matches('[type=radio]') ? field.closest('fieldset') : field;
        expect(described).toHaveAccessibleDescription(expect.stringContaining(kitMessages[locale].required));
      }
      const links = [...container.querySelectorAll<HTMLAnchorElement>('[role=alert] a[href^="#"]')];
      expect(links.map(({ hash }) => container.querySelector(hash))).toEqual(fields);
    });

    it('hydrates without a console message and keeps what was answered before the script loaded', () => {
      const { container, form: served } = servedForm(page());
      for (const [field, answer] of answers) {
        const controls = [...served.querySelectorAll<HTMLInputElement>(`[name="${field}"]`)];
        const chosen = controls.find(({ type, value }) => type === 'radio' && value === answer);
        if (chosen) chosen.checked = true;
        else if (controls[0]?.type === 'checkbox') controls[0].checked = true;
        else if (controls[0]) controls[0].value = answer;
      }
      render(page(), { container, hydrate: true });
      const kept = new FormData(served);
      // Phone numbers and postal codes are shown in groups.
      const grouped = (value: unknown) => String(value).replaceAll(/(?<=^[\dA-Z -]*)[ -]/g, '');
      for (const [field, answer] of answers) {
        if (served.querySelector(`[name="${field}"]:not([readonly], [type=hidden])`))
          expect(grouped(kept.get(field)), field).toBe(grouped(answer));
      }
    });
  },
);
