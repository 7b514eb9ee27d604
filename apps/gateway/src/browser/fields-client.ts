// The script of the frame with the fields. The server removes the types before sending it.
import type { FromPaymentFields, PaymentReference, ToPaymentFields } from '@jalon/api-client/contract';
import { brandOf, checkBank, checkCard, digitsOf, readExpiry } from './field-rules.ts';
import { type FieldError, fieldMessages } from './fields.messages.ts';

type FieldName = Extract<FromPaymentFields, { type: 'jalon-fields:invalid' }>['fields'][number];
type Errors = Partial<Record<string, FieldError>>;

const { parent: page, method, now: sentAt } = document.documentElement.dataset;
const openedAt = performance.now();
const text = fieldMessages[document.documentElement.lang === 'en' ? 'en' : 'fr'];
const inputs = [...document.querySelectorAll('input')];

/** Groups of digits, as on a card. */
const groups = { amex: /^(\d{4})(\d{6})(\d{5})$/, other: /(\d{4})(?=\d)/g };

function send(message: FromPaymentFields): void {
  if (page) window.parent.postMessage(message, page);
}

/** The time by the gateway’s clock: the clock of the visitor’s device may be wrong. */
const now = () => new Date(Number(sentAt) + performance.now() - openedAt);

const values = () => Object.fromEntries(inputs.map(({ name, value }) => [name, value]));

function check(): Errors {
  const { number = '', expiry = '', code = '', institution = '', transit = '', account = '' } = values();
  return method === 'bank'
    ? checkBank({ institution, transit, account })
    : checkCard({ number, expiry, code }, now());
}

function showError(input: HTMLInputElement, error: FieldError | undefined): void {
  const place = document.getElementById(`${input.name}-error`);
  place?.replaceChildren(...(error ? errorParts(text[error]) : []));
  if (error) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
}

/** An error as the server writes it: a screen reader reads “Erreur :” first. */
function errorParts(message: string): HTMLElement[] {
  const [prefix, shown] = [document.createElement('span'), document.createElement('span')];
  prefix.className = 'visually-hidden';
  prefix.textContent = text.errorPrefix;
  shown.textContent = message;
  return [prefix, shown];
}

/** Takes over the look of the page. Its text font comes as bytes: this page may load nothing from the site. */
function wear({
  variables,
  colorScheme,
  font,
}: Extract<ToPaymentFields, { type: 'jalon-fields:look' }>): void {
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(variables ?? {})) {
    if (name.startsWith('--jalon-')) style.setProperty(name, value);
  }
  if (colorScheme) style.colorScheme = colorScheme;
  if (!font) return;
  const face = new FontFace(font.family, font.bytes, { weight: font.weight });
  // If the file cannot be read as a font, the browser uses the next font of the page’s list.
  face.load().then(
    (loaded) => document.fonts.add(loaded),
    () => undefined,
  );
}

/** Shows the errors of all fields, and moves the focus to the first. */
function showErrors(errors: Errors): FieldName[] {
  for (const input of inputs) showError(input, errors[input.name]);
  const invalid = inputs.filter(({ name }) => errors[name]);
  invalid[0]?.focus();
  return invalid.map(({ name }) => name as FieldName);
}

async function tokenise(requestId: string): Promise<void> {
  const errors = check();
  if (Object.keys(errors).length > 0) {
    send({ type: 'jalon-fields:invalid', requestId, fields: showErrors(errors) });
    return;
  }
  let answer: { payment?: PaymentReference; errors?: Errors };
  try {
    const response = await fetch('/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ method, ...values() }),
      signal: AbortSignal.timeout(15_000),
    });
    if (!response.ok && response.status !== 422) throw new Error(String(response.status));
    answer = await response.json();
  } catch {
    send({ type: 'jalon-fields:failed', requestId });
    return;
  }
  if (answer.payment) send({ type: 'jalon-fields:tokenised', requestId, payment: answer.payment });
  else send({ type: 'jalon-fields:invalid', requestId, fields: showErrors(answer.errors ?? {}) });
}

window.addEventListener('message', ({ origin, source, data }: MessageEvent<ToPaymentFields | undefined>) => {
  if (origin !== page || source !== window.parent) return;
  if (data?.type === 'jalon-fields:tokenise') void tokenise(data.requestId);
  if (data?.type === 'jalon-fields:look') wear(data);
  if (data?.type === 'jalon-fields:focus') {
    const errors = check();
    (inputs.find((input) => input.ariaInvalid === 'true' && errors[input.name]) ?? inputs[0])?.focus();
  }
});

for (const input of inputs) {
  input.addEventListener('input', () => {
    const errors = check();
    // A message disappears as soon as its field is corrected; new ones appear only when the page asks for a token.
    if (input.ariaInvalid === 'true') showError(input, errors[input.name]);
    send({
      type: 'jalon-fields:change',
      empty: inputs.every(({ value }) => value.trim() === ''),
      complete: Object.keys(errors).length === 0,
      brand: brandOf(values().number ?? '')?.name,
    });
  });
  input.addEventListener('blur', () => {
    if (input.name === 'number') {
      const digits = digitsOf(input.value);
      if (/^\d+$/.test(digits)) {
        input.value =
          brandOf(digits)?.name === 'amex'
            ? digits.replace(groups.amex, '$1 $2 $3')
            : digits.replaceAll(groups.other, '$1 ');
      }
    }
    const expiry = input.name === 'expiry' ? readExpiry(input.value) : undefined;
    if (expiry) input.value = `${String(expiry.month).padStart(2, '0')}/${String(expiry.year).slice(2)}`;
  });
}

// The button to pay is in the page around the frame, so Enter submits nothing here.
document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());

function sendHeight(): void {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  send({ type: 'jalon-fields:height', height: Math.max(1, height) });
}
send({ type: 'jalon-fields:ready' });
new ResizeObserver(sendHeight).observe(document.body);
