import type { Locale } from '@jalon/i18n';
import type { HelpRule } from '../help-me-choose/recommend.ts';
import type { MembershipContent } from '../types/membership-content.schema.ts';
import rule from './generated/help-rule.json' with { type: 'json' };
import en from './generated/memberships.en.json' with { type: 'json' };
import fr from './generated/memberships.fr.json' with { type: 'json' };

/** The memberships of the demonstration club, in both languages: generated from the content of `apps/site`; edit them there. */
export const sampleMemberships = { fr, en } as Readonly<Record<Locale, MembershipContent>>;

/** Where a host has the pictures and the pages of the samples. */
export interface SampleAddresses {
  /** The folder with the scenes of `@jalon/ui/pictures`. @default /pictures */
  readonly pictures?: string;
  /** The page that sells a type, by its code: `PLUS`. @default that of the demonstration club */
  readonly join?: (codeOptionAdhesion: string) => string;
  /** The page with more about a type, by its id: `plus`. @default no link */
  readonly about?: (id: string) => string;
}

/** The memberships of the demonstration club, with the addresses of a host. */
export function sampleMembershipsAt(
  locale: Locale,
  { pictures = '/pictures', join, about }: SampleAddresses = {},
): MembershipContent {
  const content = sampleMemberships[locale];
  return {
    ...content,
    types: content.types.map(({ secondaryCta, ...type }) => ({
      ...type,
      image: { ...type.image, src: `${pictures}/${type.image.src.split('/').at(-1)}` },
      primaryCta: { ...type.primaryCta, ...(join && { href: join(type.codeOptionAdhesion) }) },
      ...(secondaryCta && about && { secondaryCta: { ...secondaryCta, href: about(type.id) } }),
    })),
  };
}

/** The points of the answers in the demonstration club’s help. */
export const sampleHelpRule: HelpRule = rule;
