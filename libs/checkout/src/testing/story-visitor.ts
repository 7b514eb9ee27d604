import { defineCatalog, type Locale, type Translator, translator } from '@jalon/i18n';
import { type DeclineKey, declineMessages } from '@jalon/membership/payments';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyLocale } from '../../../../tools/vite/story-locale.ts';
import { giftMessages } from '../gift/gift.messages.ts';
import { checkoutMessages } from '../kit/checkout.messages.ts';
import { paymentMessages } from '../kit/payment/payment.messages.ts';
import { newMemberMessages } from '../kit/steps/payment/new-member.messages.ts';
import { nothingDueMessages } from '../kit/steps/payment/nothing-due.messages.ts';
import { receiptMessages } from '../kit/steps/payment/order-receipt.messages.ts';
import { membersMessages } from '../kit/steps/people/members.messages.ts';
import { reviewMessages } from '../kit/steps/review/review.messages.ts';
import { modifyMessages } from '../modify/modify.messages.ts';

interface Context {
  readonly canvasElement: HTMLElement;
  readonly globals: Record<string, unknown>;
}

/** The texts of the steps: no key is in two of these catalogues. */
const messages = defineCatalog('', {
  fr: {
    ...checkoutMessages.fr,
    ...paymentMessages.fr,
    ...nothingDueMessages.fr,
    ...newMemberMessages.fr,
    ...receiptMessages.fr,
    ...membersMessages.fr,
    ...reviewMessages.fr,
    ...modifyMessages.fr,
    ...giftMessages.fr,
  },
  en: {
    ...checkoutMessages.en,
    ...paymentMessages.en,
    ...nothingDueMessages.en,
    ...newMemberMessages.en,
    ...receiptMessages.en,
    ...membersMessages.en,
    ...reviewMessages.en,
    ...modifyMessages.en,
    ...giftMessages.en,
  },
});

export interface StoryVisitor {
  readonly locale: Locale;
  readonly t: Translator<typeof messages.fr>;
  /** Why a payment was declined. */
  readonly declineText: (reason: DeclineKey) => string;
  readonly canvas: ReturnType<typeof within>;
  readonly canvasElement: HTMLElement;
  /** The control of a field, by its name on the wire. */
  readonly field: (name: string) => HTMLInputElement;
  readonly type: (answers: Readonly<Record<string, string>>) => Promise<void>;
  readonly submit: () => Promise<void>;
  /** Submits the form, and expects `onSubmit` to receive this. */
  readonly sends: (onSubmit: unknown, ...received: unknown[]) => Promise<void>;
  /** Expects exactly these fields to be in error, in page order, and the first to have the focus. */
  readonly seesErrors: (...names: string[]) => Promise<void>;
}

/** A visitor of a story, with queries for fields by name and for texts by key. */
export function storyVisitor({ canvasElement, globals }: Context): StoryVisitor {
  const canvas = within(canvasElement);
  const locale = storyLocale(globals);
  const t = translator(messages, { locale });
  const declineText = translator(declineMessages, { locale });
  const field = (name: string) => {
    const found = canvasElement.querySelector<HTMLInputElement>(`[name="${name}"]:not([type=hidden])`);
    if (!found) throw new Error(`There is no field ${name}`);
    return found;
  };
  async function submit() {
    const buttons = canvasElement.querySelectorAll<HTMLElement>('[type=submit]:not([formnovalidate])');
    const last = [...buttons].at(-1);
    if (!last) throw new Error('There is no button to send the form');
    await userEvent.click(last);
  }
  return {
    locale,
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
    submit,
    async sends(onSubmit, ...received) {
      await submit();
      await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(...received));
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
