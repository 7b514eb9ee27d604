import { createHandlers, createStateHandlers } from '@jalon/api-client/msw';
import { defaultClub } from '@jalon/club';
import { type Locale, type Localized, type Translator, translator } from '@jalon/i18n';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { storyLocale } from '../../../../tools/vite/story-locale.ts';
import { fieldMeta } from '../kit/rules/field-meta.ts';
import { kitMessages } from '../kit/texts/kit.messages.ts';
import { answersTo } from '../samples/answers.ts';
import { mockForms } from '../samples/mock-forms.ts';
import { checked, formDefinitions } from '../schemas/index.ts';
import { errorText } from './error-text.ts';

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
  /** The errors of an empty form, by wire name, in the order of the page. */
  readonly emptyErrors: Readonly<Record<string, string>>;
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
  threePresses: 'Three presses in a row send once.',
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
 * The states of every form, as stories. `filled` is filled in with the keyboard, the others with one event per field. A
 * form's stories file exports those that its fields can change, and adds its own cases with `visit`. A lost answer, no
 * network and repeated presses are the same in all forms: the battery test shows them.
 */
export function formStories({
  formId,
  emptyErrors,
  messages,
  received: also = {},
  filledIn = [],
}: FormStoryOptions) {
  const values = Object.fromEntries(
    Object.entries(answersTo(formId)).filter(([name]) => !filledIn.includes(name)),
  );
  const schema = formDefinitions(defaultClub).find(({ id }) => id === formId)?.schema;
  const metaOf = (name: string) => (schema ? fieldMeta(schema, name) : {});
  const received: Record<string, unknown>[] = [];
  const forms = () => mockForms(undefined, received);
  const state = (name: keyof ReturnType<typeof createStateHandlers>) => ({
    beforeEach: ({ msw }: Msw) => msw.use(...createStateHandlers({ forms: forms() })[name]),
  });
  const play = (walk: (visitor: FormVisitor, args: Context['args']) => Promise<void>) => ({
    play: ({ canvasElement, globals, args }: Context) =>
      walk(visitor(canvasElement, storyLocale(globals)), args),
  });

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
          messages?.[locale][key] ?? errorText(metaOf(name), key, locale),
        );
      }
    }),
    errorSummary: {
      args: { errorSummary: 'always' as const },
      ...play(async ({ submit, canvas, kit, field }) => {
        await userEvent.click(submit());
        const heading = await canvas.findByRole('heading', { name: kit('summary') });
        const links = within(heading.parentElement ?? heading).getAllByRole('link');
        await expect(links.map((link) => link.getAttribute('href'))).toEqual(
          Object.keys(emptyErrors).map((name) => `#${field(name).id}`),
        );
      }),
    },
    genericError: {
      ...state('genericError'),
      ...play(async ({ fill, send, canvas, kit, form }) => {
        await fill(values);
        await send();
        await expect(await canvas.findByText(kit('tryAgainLater'))).toBeVisible();
        await expect(Object.fromEntries(new FormData(form()))).toMatchObject(values);
      }),
    },
    slow: {
      ...state('slow'),
      ...play(async ({ fill, send, submit, canvas, kit }) => {
        await fill(values);
        await send();
        await expect(await canvas.findByText(kit('sending'))).toBeVisible();
        await expect(submit()).toHaveAttribute('aria-disabled', 'true');
        await expect(submit()).toHaveFocus();
      }),
    },
    lostAnswer: {
      ...state('lostAnswer'),
      ...play(async ({ fill, send, canvas, kit }) => {
        await fill(values);
        await send();
        await expect(await canvas.findByText(spaced(kit('noAnswer')))).toBeVisible();
        await send();
        // The reference of the first submission: it was stored once.
        await expect(await canvas.findByText(sentText(kit))).toBeVisible();
      }),
    },
    offline: play(async ({ fill, send, canvas, kit }) => {
      const restore = offline();
      try {
        await fill(values);
        await send();
        await expect(await canvas.findByText(spaced(kit('offline')))).toBeVisible();
        await userEvent.click(canvas.getByRole('button', { name: kit('sendWhenOnline') }));
        await expect(await canvas.findByText(spaced(kit('waiting')))).toBeVisible();
        await expect(received).toHaveLength(0);
      } finally {
        restore();
      }
      window.dispatchEvent(new Event('online'));
      await expect(await canvas.findByText(sentText(kit))).toBeVisible();
      await expect(received).toHaveLength(1);
    }),
    threePresses: play(async ({ fill, submit, canvas, kit }) => {
      await fill(values);
      const pressed = submit();
      for (const _press of [1, 2, 3]) pressed.click();
      await expect(await canvas.findByText(sentText(kit))).toBeVisible();
      await expect(received).toHaveLength(1);
    }),
    sent: play(async ({ fill, send, canvas, kit }) => {
      await fill(values);
      await send();
      const status = (await canvas.findByText(sentText(kit))).closest('[role=status]');
      await waitFor(() => expect(status).toHaveFocus());
      await expect(received[0]).toMatchObject({ ...values, ...also, formID: String(formId) });
    }),
    /** If the host stays on the page after `onSent`, the form is reset and ready for another submission. */
    sentToHost: {
      args: { onSent: fn(), onEvent: fn() },
      ...play(async ({ fill, send, form }, args) => {
        const { onSent, onEvent } = args as Record<'onSent' | 'onEvent', ReturnType<typeof fn>>;
        const answers = () => Object.keys(values).map((name) => new FormData(form()).get(name));
        const first = answers();
        await fill(values);
        await send();
        await waitFor(() =>
          expect(onSent).toHaveBeenCalledWith({
            reference: firstReference,
            values: expect.objectContaining(values),
          }),
        );
        await expect(onEvent.mock.calls.map(([event]) => event.type)).toEqual(['started', 'sent']);
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
        await answerAtOnce(control, answers[control.name] ?? '');
      }
      await expect(unanswered(left, form())).toEqual([]);
    },
    /** Moves from field to field with Tab, types the given answers, and stops at the send button. */
    type: async (answers: Readonly<Record<string, string>>) => {
      const left = new Set(Object.keys(answers));
      for (let presses = 0; presses < 100; presses += 1) {
        await userEvent.tab();
        const control = document.activeElement;
        if (control === submit()) break;
        const name = control?.getAttribute('name') ?? '';
        if (!control || !left.delete(name)) continue;
        await answer(control as HTMLInputElement, answers[name] ?? '');
      }
      await expect(unanswered(left, form())).toEqual([]);
    },
    send: () => userEvent.click(submit()),
  };
}

const unanswered = (left: ReadonlySet<string>, form: HTMLFormElement) =>
  [...left].filter((name) => one(form, `[name="${name}"]`).getAttribute('type') !== 'hidden');

async function answerAtOnce(control: HTMLInputElement, value: string): Promise<void> {
  if (control instanceof HTMLSelectElement) await userEvent.selectOptions(control, value);
  else if (control.type === 'checkbox') {
    if (control.checked !== (value === checked)) await userEvent.click(control);
  } else if (control.type === 'radio') {
    await userEvent.click(one(control.form ?? document.body, `[name="${control.name}"][value="${value}"]`));
  } else if (!control.readOnly && control.value !== value) {
    control.focus();
    control.select();
    await userEvent.paste(value);
  }
}

async function answer(control: HTMLInputElement, value: string): Promise<void> {
  if (control.readOnly || control.value === value) {
    if (control.type !== 'radio' && control.type !== 'checkbox') return;
  }
  if (control instanceof HTMLSelectElement) await userEvent.selectOptions(control, value);
  else if (control.type === 'checkbox') {
    if (control.checked !== (value === checked)) await userEvent.keyboard(' ');
  } else if (control.type === 'radio') {
    await userEvent.keyboard(' ');
    for (
      let presses = 0;
      presses < 20 && (document.activeElement as HTMLInputElement).value !== value;
      presses += 1
    ) {
      await userEvent.keyboard('{ArrowDown}');
    }
  } else if (control.type === 'tel' || control.autocomplete === 'postal-code') {
    // A mask sets the value itself, so synthetic keys do not change it.
    control.select();
    await userEvent.paste(value);
  } else
    await userEvent.type(control, value, {
      initialSelectionStart: 0,
      initialSelectionEnd: control.value.length,
    });
}

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

function offline(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  return () => {
    Reflect.deleteProperty(navigator, 'onLine');
  };
}
