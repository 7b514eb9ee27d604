import { mockPrices } from '@jalon/api-client/msw';
import { describe, expect, it } from 'vitest';
import { membershipContent } from '../types/membership-content.schema.ts';
import { sampleMemberships, sampleMembershipsAt } from './index.ts';

const { fr, en } = sampleMemberships;

/** Every text of some content, except `href` and `src`. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    ['href', 'src', 'id', 'membership'].includes(key) ? [] : textsOf(inner),
  );
}

/** The same content without its texts. */
function withoutTexts(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((inner) => withoutTexts(inner, key));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, withoutTexts(inner, name)]),
    );
  }
  if (typeof value !== 'string') return value;
  const same = /^(id|kind|membership|codeOptionAdhesion|codeClasseAdhesion|variantColor|optionVR|src)$/;
  return same.test(key) ? value : 'text';
}

describe.each(Object.entries(sampleMemberships))('the memberships in %s', (_locale, content) => {
  it('follow the schema', () => {
    expect(membershipContent.safeParse(content).error).toBeUndefined();
  });

  it('have four types with a price each, and some twenty benefits in categories', () => {
    const codes = content.types.map((type) => type.codeOptionAdhesion);
    expect(codes.toSorted()).toEqual(mockPrices.map((price) => price.codeOptionAdhesion));
    expect(content.sections.filter(({ kind }) => kind === 'benefit').length).toBeGreaterThanOrEqual(20);
    expect(content.sections[0]?.kind).toBe('category');
  });

  it('never name an amount of money: prices come from the price list', () => {
    expect(textsOf(content).filter((text) => /[$¢]|\bdollars?\b(?! Club)|\bcents?\b/.test(text))).toEqual(
      textsOf(content).filter((text) => text === 'Club dollars'),
    );
  });
});

it('say the same in both languages', () => {
  expect(withoutTexts(en)).toEqual(withoutTexts(fr));
});

it('are written with the typography of each language', () => {
  for (const text of textsOf(fr)) expect(text).not.toMatch(/['"]|\.\.\.|(?<=\S) :|« | »|\s[;!?]/);
  for (const text of textsOf(en)) expect(text).not.toMatch(/['"]|\.\.\.|\s[:;!?]/);
});

it('have the pictures and the pages of a host', () => {
  const content = sampleMembershipsAt('fr', {
    pictures: 'https://cdn.test/scenes',
    join: (code) => `/devenir-membre?type=${code}`,
    about: (id) => `/nos-adhesions/${id}`,
  });
  expect(membershipContent.safeParse(content).error).toBeUndefined();
  expect(content.types[1]).toMatchObject({
    image: { src: 'https://cdn.test/scenes/covered-bridge.svg' },
    primaryCta: { href: '/devenir-membre?type=PLUS' },
    secondaryCta: { href: '/nos-adhesions/plus' },
  });
});

it('have no link to a page that a host does not name', () => {
  expect(sampleMembershipsAt('en').types.map(({ secondaryCta }) => secondaryCta)).toEqual(
    Array(4).fill(undefined),
  );
});

describe('the schema refuses', () => {
  const [type] = fr.types;
  const errors = (content: unknown) =>
    membershipContent.safeParse(content).error?.issues.map(({ message }) => message);

  it('two types with the same id', () => {
    expect(errors({ ...fr, types: [...fr.types, type] })).toEqual(['Two types have the same id']);
  });

  it('a benefit of a type that does not exist', () => {
    const section = { kind: 'benefit', title: 'x', advantageDescription: [{ membership: 'gold' }] };
    expect(errors({ ...fr, sections: [section] })).toEqual(['A benefit names a type that does not exist']);
  });

  it('content without types', () => {
    expect(errors({ ...fr, types: [], sections: [] })).toHaveLength(1);
  });
});
