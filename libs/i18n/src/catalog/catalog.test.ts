import { describe, expect, it } from 'vitest';
import { defineCatalog, override, translator } from './catalog.ts';

const messages = defineCatalog('greeting', {
  fr: { hello: 'Bonjour', count: ({ count }: { count: number }) => `${count} membres` },
  en: { hello: 'Hello', count: ({ count }) => `${count} members` },
});

describe('translator', () => {
  it('returns the text of each language', () => {
    expect(translator(messages, { locale: 'fr' })('hello')).toBe('Bonjour');
    expect(translator(messages, { locale: 'en' })('hello')).toBe('Hello');
  });

  it('passes the parameters of a message', () => {
    expect(translator(messages, { locale: 'en' })('count', { count: 3 })).toBe('3 members');
  });

  it('uses the host’s text in the language that has one', () => {
    const overrides = override(messages, { fr: { hello: 'Salut' } });
    expect(translator(messages, { locale: 'fr', overrides })('hello')).toBe('Salut');
    expect(translator(messages, { locale: 'en', overrides })('hello')).toBe('Hello');
  });

  it('asks the host’s message system first and falls back to its own text', () => {
    const t = translator(messages, {
      locale: 'fr',
      adapter: (namespace, key, _params, locale) =>
        key === 'hello' ? `${namespace}.${key}.${locale}` : undefined,
    });
    expect(t('hello')).toBe('greeting.hello.fr');
    expect(t('count', { count: 2 })).toBe('2 membres');
  });

  it('rejects by type an unknown key, a missing parameter and a missing English text', () => {
    const t = translator(messages, { locale: 'fr' });
    // @ts-expect-error an unknown key
    const unknown = () => t('goodbye');
    // @ts-expect-error a missing parameter
    const missing = () => t('count');
    // @ts-expect-error English lacks `world`
    defineCatalog('x', { fr: { hello: 'Bonjour', world: 'monde' }, en: { hello: 'Hello' } });
    // @ts-expect-error an unknown key in an override
    override(messages, { fr: { goodbye: 'Adieu' } });
    expect(unknown).toBeTypeOf('function');
    expect(missing).toBeTypeOf('function');
  });
});
