import type { Locale } from '../locale/locale.ts';

/** A text, or a function from parameters to a text. */
export type Message = string | ((params: never) => string);
export type Messages = Readonly<Record<string, Message>>;

/** The same keys and parameters as `M`, any text. */
type Like<M extends Messages> = {
  readonly [K in keyof M]: M[K] extends (params: infer P) => string ? (params: P) => string : string;
};

/** The messages of one component in both languages, as {@link defineCatalog} returns them. */
export interface Catalog<M extends Messages = Messages> {
  readonly namespace: string;
  readonly fr: M;
  readonly en: Like<M>;
}

/**
 * Declares a component's messages. French is the base: English must have the same keys with the same
 * parameters, or the code does not compile.
 */
export function defineCatalog<const M extends Messages>(
  namespace: string,
  messages: { fr: M; en: Like<M> },
): Catalog<M> {
  return { namespace, ...messages };
}

/** A host's replacement texts, by namespace, language and key. Create them with {@link override}. */
export type MessageOverrides = Readonly<
  Record<string, { readonly [L in Locale]?: Readonly<Record<string, Message | undefined>> | undefined }>
>;

/**
 * Replacement texts for a catalogue, with its keys and parameters checked by type:
 * `overrides={{ ...override(batteryTestMessages, { fr: { send: 'Réserver' } }) }}`.
 */
export function override<M extends Messages>(
  catalog: Catalog<M>,
  texts: { readonly [L in Locale]?: { readonly [K in keyof M]?: Like<M>[K] | undefined } | undefined },
): MessageOverrides {
  return { [catalog.namespace]: texts };
}

/** A host's own message system. Return `undefined` to fall back to the catalogue. */
export type MessageAdapter = (
  namespace: string,
  key: string,
  params: unknown,
  locale: Locale,
) => string | undefined;

export interface TranslatorOptions {
  readonly locale: Locale;
  readonly overrides?: MessageOverrides | undefined;
  readonly adapter?: MessageAdapter | undefined;
}

/** `t('key')`, or `t('key', params)` where the message has parameters. */
export type Translator<M extends Messages> = <K extends keyof M & string>(
  key: K,
  ...params: M[K] extends (params: infer P) => string ? [params: P] : []
) => string;

/** The function that returns a catalogue's texts in one language. Pure: it has no state. */
export function translator<M extends Messages>(
  catalog: Catalog<M>,
  { locale, overrides, adapter }: TranslatorOptions,
): Translator<M> {
  const replaced = overrides?.[catalog.namespace]?.[locale];
  return (key, ...[params]: unknown[]) => {
    const adapted = adapter?.(catalog.namespace, key, params, locale);
    if (adapted !== undefined) return adapted;
    const message: Message = replaced?.[key] ?? catalog[locale][key];
    return typeof message === 'function' ? message(params as never) : message;
  };
}
