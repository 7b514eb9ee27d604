import type { Locale } from '@jalon/i18n';
import type { HelpRule } from '../help-me-choose/recommend.ts';
import type { MembershipContent } from '../types/membership-content.schema.ts';
import rule from './generated/help-rule.json' with { type: 'json' };
import en from './generated/memberships.en.json' with { type: 'json' };
import fr from './generated/memberships.fr.json' with { type: 'json' };

/** The memberships of the demonstration club, in both languages: generated from the content of `apps/site`; edit them there. */
export const sampleMemberships = { fr, en } as Readonly<Record<Locale, MembershipContent>>;

/** The points of the answers in the demonstration club’s help. */
export const sampleHelpRule: HelpRule = rule;
