import type { Locale } from '@jalon/i18n';
import type { HelpRule } from '../help-me-choose/recommend.ts';
import type { MembershipContent } from '../types/membership-content.schema.ts';
import rule from './help-rule.json' with { type: 'json' };
import en from './memberships.en.json' with { type: 'json' };
import fr from './memberships.fr.json' with { type: 'json' };

/** The memberships of the demonstration club, in both languages. */
export const sampleMemberships = { fr, en } as Readonly<Record<Locale, MembershipContent>>;

/** What the answers of the demonstration club's help mean. */
export const sampleHelpRule: HelpRule = rule;
