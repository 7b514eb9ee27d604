import { createHandlers, createStateHandlers } from '@jalon/api-client/msw';
import { type Locale, type Localized, type Translator, translator } from '@jalon/i18n';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { storyLocale } from '../../../../tools/vite/story-locale.ts';
import { checked } from '../kit/rules/choice-fields.ts';
import { fieldMeta } from '../kit/rules/field-meta.ts';
import { checkAnswers, inFormOrder } from '../kit/rules/form-definition.ts';
import { kitMessages } from '../kit/texts/kit.messages.ts';
import { answersTo } from '../samples/answers.ts';
import { mockForms } from '../samples/mock-forms.ts';
import { errorText } from './error-text.ts';
import { formOf } from './parse-answers.ts';

/** The reference that the mock API gives its first submission. */
const firstReference = '2222222222';

/** A member as in the member area. */
export const storyMember = {
  name: 'Zoé',
  surname: 'Côté',
  memberNumber: '0123456789',
  email: 'zoe@example.org',
};

export interface FormStoryOptions {
  readonly formId: number;
  /** The texts of the form’s own message keys. */
  readonly messages?: Localized<Readonly<Record<string, unknown>>>;
  /** Sent unchanged with `values`: for example a member's information. */
  readonly received?: Readonly<Record<string, unknown>>;
  /** Fields that the form fills in itself, depending on its language. */
  readonly filledIn?: readonly string[];
}

/** What each state shows: the text of its story on the docs page. */
const descriptions = {
  empty: 'The initial state.',
  filled: 'Filled in, ready to send.',
  fieldErrors: 'Sent empty: an error under each required field, the focus on the first one.',
  errorSummary: 'The same, with the optional error summary.',
  genericError: 'A failure that the visitor can’t fix: the generic error shows, and the answers are kept.',
  slow: 'A slow response: the button shows progress, and a second press does not send again.',
  lostAnswer: 'The submission is stored, but the response is lost: sending again does not store it twice.',
  offline: 'Offline: the answers are kept, and the form can be sent automatically once the network is back.',
  sent: 'Stored. With `onSent`, the host shows its own page instead.',
  sentToHost:
    'If the host stays on the page after `onSent`, the form is reset and ready for another submission.',
  member: 'With a member signed in: their information is sent too.',
  plainPost: 'The server’s page after a rejected post, for a browser without JavaScript.',
};

interface Context {
  canvasElement: HTMLElement;
  globals: Record<string, unknown>;
  args: object;
}

type Msw = { msw: { use: (...handlers: ReturnType<typeof createHandlers>) => void } };

/**
 * The states of every form, as stories. `filled` is filled in with the keyboard, `sent` with one event per field; the others
 * begin with their answers. A form's stories file exports those that its fields can change, and adds its own cases with
 * `visit`. A lost answer and no network are the same in all forms: the battery test shows them.
 */
export function formStories({ formId, messages, received: also = {}, filledIn = [] }: FormStoryOptions) {
  const values = Object.fromEntries(
    Object.entries(answersTo(formId)).filter(([name]) => !filledIn.includes(name)),
  );
  const form = formOf(formId);
  const { errors = {} } = checkAnswers(form, {});
  /** The errors of an empty form, by wire name. */
  const emptyErrors = Object.fromEntries(
    inFormOrder(form, Object.keys(errors))
      .filter((name) => !filledIn.includes(name))
      .map((name) => [name, errors[name] ?? '']),
  );
  const received: Record<string, unknown>[] = [];
  const forms = () => mockForms(undefined, received);
  const state = (name: keyof ReturnType<typeof createStateHandlers>) => ({
    beforeEach: ({ msw }: Msw) => msw.use(...createStateHandlers({ forms: forms() })[name]),
  });
  const play = (walk: (visitor: FormVisitor, args: Context['args']) => Promise<void>) => ({
    play: ({ canvasElement, globals, args }: Context) =>
      walk(visitor(canvasElement, storyLocale(globals)), args),
  });

  const filled = { args: { defaults: values } };
  const states = {
    empty: play(async ({ form }) => {
      await expect(Object.keys(emptyErrors).filter((name) => !form().elements.namedItem(name))).toEqual([]);
    }),
    filled: play(async ({ type, submit, form }) => {
      await type(values);
      await expect(submit()).toHaveFocus();
      await expect(Object.fromEntries(new FormData(form()))).toMatchObject(values);
    }),
    fieldErrors: play(async ({ submit, field, locale }) => {
      await userEvent.click(submit());
      const [first = ''] = Object.keys(emptyErrors);
      await waitFor(() => expect(field(first)).toHaveFocus());
      for (const [name, key] of Object.entries(emptyErrors)) {
        await expect(describedTexts(field(name))).toContain(
          messages?.[locale][key] ?? errorText(fieldMeta(form.schema, name), key, locale),
        );
      }
    }),
    errorSummary: {
      args: { errorSummary: 'always' as const },
      ...play(async ({ submit, canvas, kit, field, form }) => {
        await userEvent.click(submit());
        const heading = await canvas.findByRole('heading', { name: kit('summary') });
        const links = within(heading.parentElement ?? heading).getAllByRole('link');
        const names = new Set([...form().elements].map((control) => control.getAttribute('name') ?? ''));
        await expect(links.map((link) => link.getAttribute('href'))).toEqual(
          [...names].filter((name) => name in emptyErrors).map((name) => `#${field(name).id}`),
        );
      }),
    },
    genericError: {
      ...state('genericError'),
      ...filled,
      ...play(async ({ send, canvas, kit, form }) => {
        await send();
        await expect(await canvas.findByText(kit('tryAgainLater'))).toBeVisible();
        await expect(Object.fromEntries(new FormData(form()))).toMatchObject(values);
      }),
    },
    slow: {
      ...state('slow'),
      ...filled,
      ...play(async ({ send, submit, canvas, kit }) => {
        await send();
        await expect(await canvas.findByText(kit('sending'))).toBeVisible();
        await expect(submit()).toHaveAttribute('aria-disabled', 'true');
        await expect(submit()).toHaveFocus();
      }),
    },
    lostAnswer: {
      ...state('lostAnswer'),
      ...filled,
      ...play(async ({ send, canvas, kit }) => {
        await send();
        await expect(await canvas.findByText(spaced(kit('noAnswer')))).toBeVisible();
        await send();
        // The reference of the first submission: it was stored once.
        await expect(await canvas.findByText(sentText(kit))).toBeVisible();
      }),
    },
    offline: {
      ...filled,
      ...play(async ({ send, canvas, kit }) => {
        Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
        try {
          await send();
          await expect(await canvas.findByText(spaced(kit('offline')))).toBeVisible();
        } finally {
          Reflect.deleteProperty(navigator, 'onLine');
        }
      }),
    },
    sent: play(async ({ fill, send, canvas, kit }) => {
      await fill(values);
      await send();
      const status = (await canvas.findByText(sentText(kit))).closest('[role=status]');
      await waitFor(() => expect(status).toHaveFocus());
      await expect(received[0]).toMatchObject({ ...values, ...also, formID: String(formId) });
    }),
    sentToHost: {
      args: { onSent: fn() },
      ...play(async ({ fill, send, form }, args) => {
        const answers = () => Object.keys(values).map((name) => new FormData(form()).get(name));
        const first = answers();
        await fill(values);
        await send();
        await waitFor(() =>
          expect((args as { onSent?: unknown }).onSent).toHaveBeenCalledWith({
            reference: firstReference,
            values: expect.objectContaining(values),
          }),
        );
        await waitFor(() => expect(answers()).toEqual(first));
      }),
    },
    member: {
      args: { member: storyMember, onSent: fn() },
      ...play(async ({ fill, send }) => {
        await fill(values);
        await send();
        await waitFor(() => expect(received[0]).toMatchObject({ memberInfo: storyMember }));
      }),
    },
    plainPost: {
      args: {
        posted: {
          errors: emptyErrors,
          values: {},
          idempotencyKey: 'story-key-0000000',
        },
      },
      ...play(async ({ canvas, kit }) => {
        await expect(canvas.getByRole('heading', { name: kit('summary') })).toBeVisible();
      }),
    },
  };
  for (const [state, story] of Object.entries(descriptions)) {
    Object.assign(states[state as keyof typeof states], { parameters: { docs: { description: { story } } } });
  }

  return {
    values,
    received,
    /** A story with its own steps. */
    visit: (walk: (visitor: FormVisitor) => Promise<void>) => play(walk),
    /** Spread into the `meta` of the stories file. */
    meta: {
      args: { idempotencyKey: 'story-key-0000000' },
      beforeEach: ({ msw }: Msw) => {
        received.length = 0;
        sessionStorage.clear();
        msw.use(...createHandlers({ forms: forms() }));
      },
    } satisfies Partial<Meta>,
    ...states,
  };
}

export type FormVisitor = ReturnType<typeof visitor>;

/** The form as a visitor sees it in one language, with keyboard helpers. */
function visitor(canvasElement: HTMLElement, locale: Locale) {
  const canvas = within(canvasElement);
  const form = () => one(canvasElement, 'form') as HTMLFormElement;
  const submit = () => one(form(), 'button[type=submit]') as HTMLButtonElement;
  return {
    canvas,
    locale,
    kit: translator(kitMessages, { locale }) as Translator<typeof kitMessages.fr>,
    form,
    submit,
    /** A field by its wire name; the first button of a group. */
    field: (name: string) => one(form(), `[name="${name}"]`) as HTMLInputElement,
    /** Fills in the named fields in page order, with one event for each. */
    fill: async (answers: Readonly<Record<string, string>>) => {
      const left = new Set(Object.keys(answers));
      const { elements } = form();
      // By position: an answer may add fields after its own.
      for (let at = 0; at < elements.length; at += 1) {
        const control = elements[at] as HTMLInputElement;
        if (control.type === 'hidden' || !control.checkVisibility() || !left.delete(control.name)) continue;
        await answer(control, answers[control.name] ?? '');
      }
      await expect(unanswered(left, form())).toEqual([]);
    },
    /** Moves from field to field with Tab, answers by its keys, and stops at the send button. */
    type: async (answers: Readonly<Record<string, string>>) => {
      const left = new Set(Object.keys(answers));
      for (let presses = 0; presses < 100; presses += 1) {
        await userEvent.tab();
        const control = focused();
        if (document.activeElement === submit()) break;
        if (left.delete(control.name)) await answer(control, answers[control.name] ?? '', true);
      }
      await expect(unanswered(left, form())).toEqual([]);
    },
    send: () => userEvent.click(submit()),
  };
}

const unanswered = (left: ReadonlySet<string>, form: HTMLFormElement) =>
  [...left].filter((name) => one(form, `[name="${name}"]`).getAttribute('type') !== 'hidden');

/** Answers with one event or, in choices and boxes, by the keys of the focused control. */
async function answer(control: HTMLInputElement, value: string, byKeys = false): Promise<void> {
  if (control instanceof HTMLSelectElement) await userEvent.selectOptions(control, value);
  else if (control.type === 'checkbox') {
    if (control.checked === (value === checked)) return;
    await (byKeys ? userEvent.keyboard(' ') : userEvent.click(control));
  } else if (control.type === 'radio' && byKeys) {
    const { length } = control.form?.elements ?? [];
    await userEvent.keyboard(' ');
    for (let presses = 0; presses < length && focused().value !== value; presses += 1) {
      await userEvent.keyboard('{ArrowDown}');
    }
  } else if (control.type === 'radio') {
    await userEvent.click(one(control.form ?? document.body, `[name="${control.name}"][value="${value}"]`));
  } else if (!control.readOnly && control.value !== value) {
    control.focus();
    control.select();
    await userEvent.paste(value);
  }
}

const focused = () => document.activeElement as HTMLInputElement;

/** The confirmation of the first stored submission; queries by text normalise no-break spaces. */
function sentText(kit: FormVisitor['kit']): string {
  return spaced(kit('sent', { reference: firstReference }));
}

export const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');

/** The texts that describe a control, or its group. */
function describedTexts(control: Element): string {
  const ids = [control, control.closest('fieldset')].flatMap(
    (element) => element?.getAttribute('aria-describedby')?.split(' ') ?? [],
  );
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

function one(within: Element, selector: string): Element {
  const found = within.querySelector(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}
