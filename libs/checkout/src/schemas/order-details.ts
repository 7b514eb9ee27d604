import * as z from 'zod/mini';
import type { FlowName } from '../kit/flow-progress.ts';
import { noCardNumbers } from '../kit/rules/card-numbers.ts';
import {
  emailForDelivery,
  type GiftSettings,
  giftFields,
  recipientFields,
} from '../kit/rules/gift.schema.ts';
import { addressStep, mainMemberFields, membersList, stepCodes } from '../kit/rules/member-fields.ts';
import { changedMembersStep, modifyStep } from '../kit/rules/modify.schema.ts';

/** The context of the schemas of an order. */
export type OrderSettings = GiftSettings;

const details = {
  /** A new member with an address, and the added people. */
  register: (settings: OrderSettings) =>
    z.object({
      registration: z.object(mainMemberFields(settings)),
      additionalMembers: membersList(settings),
      address: addressStep(settings),
      stepCodes,
    }),
  /** The same for the recipient of a gift, plus the giver and the card. */
  'gift-a-membership': (settings: OrderSettings) =>
    z
      .object({
        registration: z.object(recipientFields(settings)),
        additionalMembers: membersList(settings),
        address: addressStep(settings),
        ...giftFields(settings),
      })
      .check(
        z.refine(({ registration, gift }) => emailForDelivery(registration.email, gift), {
          path: ['registration', 'email'],
          error: 'required',
        }),
      ),
  /** A changed membership. */
  'modify-my-membership': (settings: OrderSettings) =>
    z.object({ registration: modifyStep(), ...changedMembersStep(settings).shape }),
  /** Only the choices of the quote. */
  renewal: (_settings: OrderSettings) => z.object({}),
} as const satisfies Record<FlowName, (settings: OrderSettings) => z.ZodMiniType>;

export type OrderDetails<Flow extends FlowName = FlowName> = z.infer<ReturnType<(typeof details)[Flow]>>;

/**
 * The schema of the details of an order: the answers of all steps except payment and review. The API names an error
 * `details.` and the path of the issue, such as `details.registration.email`.
 */
export function orderDetails<Flow extends FlowName>(
  flow: Flow,
  settings: OrderSettings = {},
): ReturnType<(typeof details)[Flow]> {
  const schema: z.ZodMiniType = details[flow](settings);
  return schema.check(noCardNumbers(settings.memberPrefix)) as ReturnType<(typeof details)[Flow]>;
}
