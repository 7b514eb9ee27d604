import { acceptGift, call, getGift, isCallError } from '@jalon/api-client';
import type { GiftAccepted } from '@jalon/api-client/contract';
import { type Answer, refusedStatus } from '@jalon/host';
import type { Localized } from '@jalon/i18n';
import { encode } from 'uqr';
import type { QrPath } from '../gift/qr-path.ts';
import type { CheckoutView } from '../view/checkout-view.ts';
import { show, type Visit, viewBase } from './visit.ts';

/** Modules of white around a QR code, which scanners need (ISO/IEC 18004). */
const quietZone = 4;

/** A text as a QR code. */
function qrCodeOf(text: string): QrPath {
  const { size, data } = encode(text, { border: quietZone });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: path.join('') };
}

/** The query parameter that shows the card to print. */
const cardParameter = 'card';

/** A page with a token in its address. */
export interface TokenVisit extends Visit {
  readonly token: string;
  /** The address of the page in each language. */
  readonly at: Localized<string>;
}

/** Accepts a gift. */
export async function postGift(visit: TokenVisit): Promise<Answer<CheckoutView>> {
  const { options, token } = visit;
  const answer = await call(acceptGift, { params: { token } }, options.api);
  if (!isCallError(answer)) return loadGift(visit, { accepted: answer, status: 200 });
  options.log?.warn({ code: answer.code }, 'A gift was not accepted');
  return loadGift(visit, { failed: true, status: refusedStatus(answer.httpStatus, [404]) });
}

interface Posted {
  readonly accepted?: GiftAccepted;
  readonly failed?: true;
  readonly status: number;
}

/** The page of a gift’s link. */
export async function loadGift(visit: TokenVisit, posted?: Posted): Promise<Answer<CheckoutView>> {
  const { options, url, locale, token, at } = visit;
  const isCard = url.searchParams.has(cardParameter);
  const query = isCard ? `?${cardParameter}` : '';
  const base = viewBase(visit, { fr: at.fr + query, en: at.en + query });
  const answer = await call(getGift, { params: { token } }, options.api);
  if (isCallError(answer)) {
    const isUnknown = [404, 422].includes(answer.httpStatus);
    return show({ ...base, kind: 'noGift', isUnknown }, isUnknown ? 404 : 503);
  }
  const { gift } = answer;
  const types = options.memberships(locale)?.types ?? [];
  const type = types.find(({ codeOptionAdhesion }) => codeOptionAdhesion === gift.codeOptionAdhesion);
  return show(
    {
      ...base,
      kind: 'gift',
      gift,
      name: type?.name ?? '',
      url: url.origin + at[locale],
      qrCode: isCard ? qrCodeOf(url.origin + at[locale]) : undefined,
      signIn: options.paths.signIn[locale],
      benefits: type?.secondaryCta?.href ?? options.paths.memberships[locale],
      isCard,
      accepted: posted?.accepted,
      failed: posted?.failed,
    },
    posted?.status,
  );
}
