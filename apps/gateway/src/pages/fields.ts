import type { PaymentMethod } from '@jalon/api-client/contract';
import { type FieldError, fieldMessages } from '../browser/fields.messages.ts';
import { type Html, html } from './html.ts';

export interface FieldsOptions {
  readonly method: PaymentMethod;
  readonly locale: 'fr' | 'en';
  readonly values?: Readonly<Record<string, string>>;
  readonly errors?: Readonly<Record<string, FieldError>>;
}

interface Field {
  readonly name: 'number' | 'expiry' | 'code' | 'institution' | 'transit' | 'account';
  /** The autocomplete token of the HTML standard; bank accounts have none. */
  readonly autocomplete: string;
  readonly hint?: 'expiryHint' | 'codeHint' | 'institutionHint' | 'transitHint' | 'accountHint';
  readonly maxLength: number;
}

const fieldsOf: Readonly<Record<PaymentMethod, readonly Field[]>> = {
  card: [
    { name: 'number', autocomplete: 'cc-number', maxLength: 40 },
    { name: 'expiry', autocomplete: 'cc-exp', hint: 'expiryHint', maxLength: 20 },
    { name: 'code', autocomplete: 'cc-csc', hint: 'codeHint', maxLength: 4 },
  ],
  bank: [
    { name: 'institution', autocomplete: 'off', hint: 'institutionHint', maxLength: 20 },
    { name: 'transit', autocomplete: 'off', hint: 'transitHint', maxLength: 20 },
    { name: 'account', autocomplete: 'off', hint: 'accountHint', maxLength: 40 },
  ],
};

/** The fields of a card or bank account with their messages. */
export function fields({ method, locale, values = {}, errors = {} }: FieldsOptions): Html {
  const text = fieldMessages[locale];
  const firstInvalid = fieldsOf[method].find(({ name }) => errors[name])?.name;
  const rows = fieldsOf[method].map(({ name, autocomplete, hint, maxLength }) => {
    const error = errors[name];
    const describedBy = [hint && `${name}-hint`, `${name}-error`].filter(Boolean).join(' ');
    return html`<div class="field" data-field="${name}">
  <label for="${name}">${text[name]}</label>
  ${hint && html`<span class="hint" id="${name}-hint">${text[hint]}</span>`}
  <input id="${name}" name="${name}" type="text" inputmode="${name === 'expiry' ? 'text' : 'numeric'}" autocomplete="${autocomplete}" maxlength="${maxLength}" required aria-describedby="${describedBy}" value="${values[name] ?? ''}"${error && html` aria-invalid="true"`}${name === firstInvalid ? html` autofocus` : undefined}>
  <span class="error" id="${name}-error">${error && html`<span class="visually-hidden">${text.errorPrefix}</span><span>${text[error]}</span>`}</span>
</div>`;
  });
  return html`<p class="notice">${text[method === 'card' ? 'cardSandbox' : 'bankSandbox']}</p>
<div class="fields">${rows}</div>`;
}
