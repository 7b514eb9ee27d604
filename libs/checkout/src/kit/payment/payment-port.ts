import type { PaymentMethod, PaymentReference, PaymentSettings } from '@jalon/api-client/contract';
import type { Locale } from '@jalon/i18n';

/** The result of the gateway’s fields. With `invalid`, the fields show their own messages. */
export type Tokenised =
  | { readonly status: 'tokenised'; readonly payment: PaymentReference }
  | { readonly status: 'invalid' }
  | { readonly status: 'failed' };

export interface FieldsOptions {
  readonly settings: PaymentSettings;
  readonly method: PaymentMethod;
  readonly locale: Locale;
  /** The name of the frame for screen readers. */
  readonly title: string;
  /** Called when the fields are ready, or could not be loaded. */
  readonly onState: (state: 'ready' | 'failed') => void;
}

/** The gateway’s fields in a page: numbers never leave its frame. */
export interface MountedFields {
  /** Exchanges the typed data for a single-use token. Never rejects. */
  readonly tokenise: () => Promise<Tokenised>;
  /** Moves the focus to the first field in error, or to the first field. */
  readonly focus: () => void;
  readonly unmount: () => void;
}

/** The browser’s half of a payment gateway. */
export type MountFields = (container: HTMLElement, options: FieldsOptions) => MountedFields;

/**
 * Loads the browser’s half of the gateway that the API names, when its fields are shown. Rejects for a gateway that the host
 * does not have.
 */
export type LoadFields = (settings: PaymentSettings) => Promise<MountFields>;

/** Milliseconds without an answer after which the fields count as failed. */
export const fieldsTimeout = 20_000;
