import { type Translator, translator } from '@jalon/i18n';
import { type DeclineKey, declineMessages } from '@jalon/membership/payments';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyLocale } from '../../../../tools/vite/story-locale.ts';
import { checkoutMessages } from '../kit/checkout.messages.ts';

interface Context {
  readonly canvasElement: HTMLElement;
  readonly globals: Record<string, unknown>;
}

export interface StoryVisitor {
  readonly t: Translator<typeof checkoutMessages.fr>;
  /** Why a payment was declined. */
  readonly declineText: (reason: DeclineKey) => string;
  readonly canvas: ReturnType<typeof within>;
  readonly canvasElement: HTMLElement;
  /** The control of a field, by its name on the wire. */
  readonly field: (name: string) => HTMLInputElement;
  readonly type: (answers: Readonly<Record<string, string>>) => Promise<void>;
  readonly submit: () => Promise<void>;
  /** Expects exactly these fields to be in error, in page order, and the first to have the focus. */
  readonly seesErrors: (...names: string[]) => Promise<void>;
}

/** A visitor of a story, with queries for fields by name and for texts by key. */
export function storyVisitor({ canvasElement, globals }: Context): StoryVisitor {
  const canvas = within(canvasElement);
  const locale = storyLocale(globals);
  const t = translator(checkoutMessages, { locale });
  const declineText = translator(declineMessages, { locale });
  const field = (name: string) => {
    const found = canvasElement.querySelector<HTMLInputElement>(`[name="${name}"]:not([type=hidden])`);
    if (!found) throw new Error(`There is no field ${name}`);
    return found;
  };
  return {
    // Queries by text normalise no-break spaces.
    t: ((...message: Parameters<typeof t>) => t(...message).replaceAll('\u00a0', ' ')) as typeof t,
    declineText: (reason) => declineText(reason).replaceAll('\u00a0', ' '),
    canvas,
    canvasElement,
    field,
    async type(answers) {
      for (const [name, value] of Object.entries(answers)) {
        const control = field(name);
        if (control.type === 'radio' || control.type === 'checkbox') {
          const choice = canvasElement.querySelector(`[name="${name}"][value="${value}"]`);
          if (choice) await userEvent.click(choice);
        } else if (control instanceof HTMLSelectElement) {
          await userEvent.selectOptions(control, value);
        } else {
          // The browser’s own command, which triggers filters and masks.
          control.focus();
          control.select();
          document.execCommand('insertText', false, value);
        }
      }
    },
    async submit() {
      const buttons = canvasElement.querySelectorAll<HTMLElement>('[type=submit]:not([formnovalidate])');
      const last = [...buttons].at(-1);
      if (!last) throw new Error('There is no button to send the form');
      await userEvent.click(last);
    },
    async seesErrors(...names) {
      await waitFor(() => expect(field(names[0] ?? '')).toHaveFocus());
      const invalid = canvasElement.querySelectorAll<HTMLInputElement>(
        ':is(input, select, textarea)[aria-invalid="true"], fieldset[aria-invalid="true"] input',
      );
      const seen = new Set([...invalid].map(({ name }) => name));
      await expect([...seen]).toEqual(names);
    },
  };
}

/** A play function that receives a visitor. */
export function visit<Args>(walk: (visitor: StoryVisitor, args: Args) => Promise<void>) {
  return { play: (context: Context & { args: Args }) => walk(storyVisitor(context), context.args) };
}
