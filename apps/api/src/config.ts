import { join } from 'node:path';
import type { SiteLinks } from '@jalon/api-client/contract';
import { type ClubConfig, sellerProblems } from '@jalon/club';
import { readClub, readEnvironment, type Variables, workspaceRoot } from '@jalon/process';
import { type AddressSettings, readAddressSettings } from './features/addresses/addresses.settings.ts';
import { type AuthSettings, readAuthSettings } from './features/auth/auth.settings.ts';
import { type CheckoutSettings, readCheckoutSettings } from './features/checkouts/checkouts.settings.ts';
import { type ConsentSettings, readConsentSettings } from './features/consents/consents.settings.ts';
import { type DeliverySettings, readDeliverySettings } from './features/forms/deliver/delivery.settings.ts';
import { type FormSettings, readFormSettings } from './features/forms/forms.settings.ts';
import { handledForms } from './features/forms/handling/handled-forms.ts';
import { type MemberSettings, readMemberSettings } from './features/members/members.settings.ts';
import { type OrderSettings, readOrderSettings } from './features/orders/orders.settings.ts';
import { type PaymentGatewaySettings, readPaymentSettings } from './features/payments/payments.settings.ts';
import { type QuoteSettings, readQuoteSettings } from './features/quotes/quotes.settings.ts';
import { readSearchSettings, type SearchSettings } from './features/search/search.settings.ts';
import { readStoreSettings, type StoreSettings } from './platform/database/store.settings.ts';
import type { MailRoute } from './platform/mail/mailer.ts';
import {
  type ObservabilitySettings,
  readObservabilitySettings,
} from './platform/observability/observability.settings.ts';
import { type OutboxSettings, readOutboxSettings } from './platform/outbox/outbox.settings.ts';
import { checkRateLimits } from './platform/rate-limit/rate-limit.settings.ts';
import { readServerSettings, type ServerSettings } from './platform/server/server.settings.ts';
import { readSiteLinks } from './platform/site-links/site-links.ts';

/** The configuration of one process; each part of the platform and each feature reads its own. */
export interface Config extends ServerSettings, StoreSettings {
  readonly club: ClubConfig;
  /** The pages of the site to which messages and answers lead. */
  readonly links: SiteLinks;
  readonly observability: ObservabilitySettings;
  readonly outbox: OutboxSettings;
  readonly forms: FormSettings;
  readonly delivery: DeliverySettings;
  readonly addresses: AddressSettings;
  readonly consents: ConsentSettings;
  readonly auth: AuthSettings;
  readonly checkouts: CheckoutSettings;
  /** How messages to members are sent. */
  readonly memberMail: MailRoute | undefined;
  readonly members: MemberSettings;
  readonly payments: PaymentGatewaySettings;
  readonly quotes: QuoteSettings;
  readonly orders: OrderSettings;
  readonly search: SearchSettings;
}

/** Reads the configuration from the environment; `problems` has one line for each error. */
export function readConfig(
  variables: Variables,
): { config: Config; problems?: undefined } | { config?: undefined; problems: readonly string[] } {
  const environment = readEnvironment(variables);
  const club = readClub(environment, sellerProblems);
  const links = readSiteLinks(environment);
  const store = readStoreSettings(environment);
  const delivery = readDeliverySettings(environment, {
    forms: club && handledForms(club),
    root: workspaceRoot,
  });
  const ownDatabase = store.databaseUrl === undefined;
  const members = readMemberSettings(environment, { ownDatabase });
  const config = {
    ...readServerSettings(environment),
    ...store,
    observability: readObservabilitySettings(environment),
    outbox: readOutboxSettings(environment),
    forms: readFormSettings(environment),
    delivery,
    memberMail: memberMail(delivery, store),
    addresses: readAddressSettings(environment),
    consents: readConsentSettings(environment),
    auth: readAuthSettings(environment),
    checkouts: readCheckoutSettings(environment),
    members,
    payments: readPaymentSettings(environment, { ownDatabase, dataDir: store.dataDir }),
    quotes: readQuoteSettings(environment, { root: workspaceRoot, demonstration: members.demonstration }),
    orders: readOrderSettings(environment),
    search: readSearchSettings(environment),
  };
  if (club?.forms?.saveAndReturn?.length && links && !links.resumeForm) {
    environment.problem(
      'SITE_LINKS: resumeForm is missing, the page that continues a form: the club setting forms.saveAndReturn names one.',
    );
  }
  checkRateLimits(environment);
  for (const name of Object.keys(variables).filter((name) => /RATE_LIMIT_(?:POINTS|SECONDS)$/.test(name))) {
    environment.problem(`${name} is replaced by RATE_LIMITS.`);
  }
  if (environment.problems.length > 0 || !club || !links) return { problems: environment.problems };
  return { config: { ...config, club, links } };
}

/** The mail server. By default a folder next to the embedded database, which has no real members. */
function memberMail(
  { mail }: DeliverySettings,
  { databaseUrl, dataDir }: StoreSettings,
): MailRoute | undefined {
  if (mail) return { server: mail.server, from: mail.routing.from };
  return databaseUrl === undefined ? { folder: join(dataDir, 'mail'), from: 'club@localhost' } : undefined;
}
