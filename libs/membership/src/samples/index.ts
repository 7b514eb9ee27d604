import type { Locale } from '@jalon/i18n';
import type { HelpRule } from '../help-me-choose/recommend.ts';
import type { MembershipContent } from '../types/membership-content.schema.ts';
import rule from './generated/help-rule.json' with { type: 'json' };
import en from './generated/memberships.en.json' with { type: 'json' };
import fr from './generated/memberships.fr.json' with { type: 'json' };

/** The memberships of the demonstration club, in both languages: made of the content of `apps/site`, where they are edited. */
export const sampleMemberships = { fr, en } as Readonly<Record<Locale, MembershipContent>>;

/** What the answers of the demonstration club's help mean. */
export const sampleHelpRule: HelpRule = rule;
