import { choice, email, fieldRegistry, message, phone } from '@jalon/forms/kit/rules';
import * as z from 'zod/mini';
import { personName, type StepSettings } from './fields.ts';
import { giftDaysMaximum, giftMessageMaxLength } from './limits.ts';
import { mainMemberFields } from './member-fields.ts';

/** How a gift reaches its recipient: by email on its day, or as a card that the giver prints. */
export const giftDeliveries = ['email', 'print'] as const;

export interface GiftSettings extends StepSettings {
  /** The day in Québec, `2026-11-23`. With it, a gift cannot be sent more than a year later (`dateTooFar`). */
  readonly today?: string | undefined;
}

/** The recipient. A gift that is sent by email needs an address; see {@link emailForDelivery}. */
export function recipientFields(settings: GiftSettings) {
  return { ...mainMemberFields(settings), email: email({ optional: true }) };
}

/** The giver, and the card. */
export function giftFields(settings: GiftSettings) {
  return {
    giver: z.object({
      firstName: personName(settings),
      lastName: personName(settings),
      email: email(),
      phoneNumber: phone({ optional: true }),
    }),
    gift: z.object({
      message: message({ maxLength: giftMessageMaxLength, optional: true }),
      sendOn: sendOn(settings),
      delivery: choice(giftDeliveries),
    }),
  };
}

/** The first step of `gift-a-membership`: the recipient, the giver and the card. */
export function giftStep(settings: GiftSettings = {}) {
  return z.object({ ...recipientFields(settings), ...giftFields(settings) }).check(
    z.refine((step) => emailForDelivery(step.email, step.gift), {
      path: ['email'],
      error: 'required',
      // Also when other answers are missing, so that all errors are shown at once.
      when: ({ value }) => answeredDelivery.safeParse(value).success,
    }),
  );
}

const answeredDelivery = z.object({ email: z.string(), gift: z.object({ delivery: z.string() }) });

/** Whether there is an address where the gift is sent by email. */
export function emailForDelivery(address: string, { delivery }: { readonly delivery: string }): boolean {
  return address !== '' || delivery !== 'email';
}

export type GiftStep = z.infer<ReturnType<typeof giftStep>>;

/** The day on which a gift is sent, in Québec; sent immediately if it is empty or in the past. */
function sendOn({ today }: GiftSettings) {
  return z
    ._default(
      z.string().check(
        z.trim(),
        z.refine((day) => day === '' || isDay(day), 'invalidDate'),
        z.refine(
          (day) =>
            today === undefined || day === '' || !isDay(day) || daysBetween(today, day) <= giftDaysMaximum,
          'dateTooFar',
        ),
      ),
      '',
    )
    .register(fieldRegistry, { optional: true });
}

function isDay(text: string): boolean {
  return z.iso.date().safeParse(text).success;
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
