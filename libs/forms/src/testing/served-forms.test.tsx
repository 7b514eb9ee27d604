// @vitest-environment jsdom
import { defaultClub } from '@jalon/club';
import { locales } from '@jalon/i18n';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { loaders } from '../generated/loaders.ts';
import { TextField } from '../kit/fields/text-field.tsx';
import { changeFields } from '../kit/rules/change-fields.ts';
import { fieldMeta } from '../kit/rules/field-meta.ts';
import { fieldNames, localeCode } from '../kit/rules/form-definition.ts';
import { text } from '../kit/rules/text-fields.ts';
import { kitMessages } from '../kit/texts/kit.messages.ts';
import { formDefinitions } from '../registry.ts';
import { answersTo } from '../samples/answers.ts';
import { inPage } from './in-page.tsx';
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
    const page = (props: object = {}) =>
      inPage(<Form {...form.props} idempotencyKey={idempotencyKey} {...props} />, locale);

    const editable = (served: HTMLFormElement, field: string) =>
      served.querySelector<HTMLElement>(`[name="${field}"]:not([readonly], [type=hidden])`);

    /** Expects a page to hold the sample answers. Phone numbers and postal codes are shown in groups. */
    function expectAnswers(served: HTMLFormElement) {
      const kept = new FormData(served);
      const grouped = (value: unknown) => String(value).replaceAll(/(?<=^[\dA-Z -]*)[ -]/g, '');
      for (const [field, answer] of answers) {
        if (editable(served, field)) expect(grouped(kept.getAll(field)), field).toBe(grouped(answer));
      }
    }

    it('posts every field by its name to its own page', () => {
      const { form: served } = servedForm(page());
      expect(served.method).toBe('post');
      expect(served.getAttribute('action')).toBe(`#${name}`);
      const hidden = { formID: String(form.id), locale: localeCode(form, locale), idempotencyKey };
      const sent = Object.fromEntries(new FormData(served));
      expect(sent).toMatchObject({ ...hidden, userAgent: '', renderToken: '', siteWeb: '' });
      // Those of an answer of several controls begin with its name.
      const names = Array.from(served.elements, (element) => element.getAttribute('name')?.split('.')[0]);
      const known = [...Object.keys(hidden), 'userAgent', 'renderToken', 'siteWeb', ...fieldNames(form)];
      expect(names).toEqual(expect.arrayContaining(asked));
      expect(names.filter((one) => one && !known.includes(one))).toEqual([]);
    });

    it('offers each choice of its rules, under a name of its own', () => {
      const { form: served } = servedForm(page());
      for (const name of asked) {
        const { values = [] } = fieldMeta(form.schema, name);
        const offered = [
          ...served.querySelectorAll<HTMLOptionElement>(`[name="${name}"] option:not([value=""])`),
          ...served.querySelectorAll<HTMLInputElement>(`[name="${name}"][type=radio]`),
        ];
        if (offered.length === 0) continue;
        expect(offered.map(({ value }) => value)).toEqual(values);
        const labels = offered.map((one) => ('text' in one ? one.text : one.labels?.[0]?.textContent));
        expect(labels.filter(Boolean)).toEqual([...new Set(labels)]);
      }
    });

    it('takes a further field of its host in place of its own', () => {
      const definition = changeFields(form, { with: { provenance: text({ maxLength: 20 }) } });
      const { form: served } = servedForm(page({ definition, children: <TextField name="provenance" /> }));
      const shown = [...served.querySelectorAll<HTMLInputElement>('[id]:is(input, select, textarea)')];
      expect(shown.map(({ name }) => name)).toEqual(['siteWeb', 'provenance']);
    });

    it('shows again what was typed, each error under its field, and a summary that leads there', () => {
      const { form: first } = servedForm(page());
      const wrong = asked.filter((field) => editable(first, field)).slice(0, 2);
      const posted = {
        errors: Object.fromEntries(wrong.map((field) => [field, 'required'])),
        values: Object.fromEntries(answers),
        idempotencyKey,
      };
      const { container, form: served } = servedForm(page({ posted }));
      expectAnswers(served);
      expect(control(served, 'idempotencyKey')).toHaveValue(idempotencyKey);
      const fields = wrong.map((field) => editable(served, field));
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
        for (const one of served.querySelectorAll<HTMLInputElement>(`[name="${field}"]`)) {
          if (one.matches('[type=radio], [type=checkbox]')) one.checked = [answer].flat().includes(one.value);
          else one.value = answer;
        }
      }
      render(page(), { container, hydrate: true });
      expectAnswers(served);
    });
  },
);
