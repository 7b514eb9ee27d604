import { accessTokenCookie } from '@jalon/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { registerAddresses } from './features/addresses/addresses.routes.ts';
import { addMissingAccounts } from './features/auth/accounts.ts';
import { registerAuth } from './features/auth/auth.ts';
import { createSessions } from './features/auth/sessions/session.ts';
import { registerCheckouts } from './features/checkouts/checkouts.ts';
import { registerConsents } from './features/consents/consents.routes.ts';
import { registerForms } from './features/forms/forms.ts';
import { maintenanceRoutes } from './features/maintenance/maintenance.routes.ts';
import {
  demonstrationAccounts,
  demonstrationPassword,
  seedMembers,
} from './features/members/demonstration.ts';
import { memberRoutes } from './features/members/members.routes.ts';
import { openMemberDirectory } from './features/members/open-member-directory.ts';
import { ledgerReader } from './features/orders/ledger/read-ledger.ts';
import { type Orders, registerOrders } from './features/orders/orders.ts';
import type { Gateway } from './features/payments/index.ts';
import { openGateway } from './features/payments/open-gateway.ts';
import { registerPayments } from './features/payments/payments.routes.ts';
import { seedPrices } from './features/prices/price-list.ts';
import { priceRoutes } from './features/prices/prices.routes.ts';
import { registerQuotes } from './features/quotes/quotes.routes.ts';
import { registerSearch } from './features/search/search.routes.ts';
import type { Store } from './platform/database/store.ts';
import { healthRoutes } from './platform/health/health.routes.ts';
import { registerOriginCheck } from './platform/origins/origin-check.ts';
import { createOutbox, type Outbox } from './platform/outbox/outbox.ts';
import type { Platform } from './platform/platform.ts';
import { registerOpenApi } from './platform/server/openapi.ts';

export type AppConfig = Omit<
  Config,
  'host' | 'port' | 'databaseUrl' | 'dataDir' | 'keys' | 'trustedProxies' | 'logLevel' | 'shutdownDelay'
>;

export interface Features {
  readonly orders: Orders;
  readonly outbox: Outbox;
}

/**
 * Adds every feature to the server. `shutdownSignal` is aborted when the process receives a stop signal; `gateway`
 * replaces that of the configuration.
 */
export async function addFeatures(
  app: FastifyInstance,
  config: AppConfig,
  store: Store,
  {
    shutdownSignal = new AbortController().signal,
    gateway: givenGateway,
  }: { readonly shutdownSignal?: AbortSignal; readonly gateway?: Gateway | undefined } = {},
): Promise<Features> {
  const { club, links, allowedOrigins, outbox: outboxSettings } = config;
  const { database, keys } = store;
  app.addHook('onRequest', async (_request, reply) => {
    // Makes keep-alive clients reconnect to another instance.
    if (shutdownSignal.aborted) reply.header('connection', 'close');
  });
  const checkOrigin = registerOriginCheck(app, { allowedOrigins, sessionCookie: accessTokenCookie });
  const sessions = createSessions({ ...config.auth, keys: keys.accessTokens, database });
  const directory = openMemberDirectory(config.members, database);
  if (config.members.demonstration) {
    await seedMembers(database);
    await addMissingAccounts(database, demonstrationAccounts, demonstrationPassword);
    await seedPrices(database);
  }
  const outbox = createOutbox({ database, log: app.log, pollInterval: outboxSettings.pollInterval });
  const platform: Platform = {
    store,
    club,
    outbox,
    links,
    siteUrl: config.search.siteUrl,
    allowedOrigins,
    mail: config.memberMail,
    worker: outboxSettings.worker,
  };

  await registerOpenApi(app);
  healthRoutes(app, { database, shutdownSignal });
  maintenanceRoutes(app, { database, links });
  registerConsents(app, { ...platform, settings: config.consents });
  await registerForms(app, {
    ...platform,
    settings: config.forms,
    delivery: config.delivery,
    sessions,
    directory,
  });
  registerAuth(app, {
    ...platform,
    settings: config.auth,
    sessions,
    checkOrigin,
    emailOf: async (memberNumber) => {
      const member = await directory.find(memberNumber);
      return member?.resMemberData.membres[0].personne.courriel ?? undefined;
    },
  });
  memberRoutes(app, { database, directory, sessions });
  priceRoutes(app, { database });
  const pricing = {
    database,
    directory,
    readLedger: ledgerReader(database),
    club,
    rules: config.quotes.rules,
  };
  registerQuotes(app, {
    ...pricing,
    settings: config.quotes,
    sessions,
    secret: store.secret,
  });
  const gateway = givenGateway ?? (await openGateway(config.payments, database));
  const checkouts = registerCheckouts(app, {
    ...platform,
    settings: config.checkouts,
    pricing,
    gateway,
    sessions,
  });
  const clubMail = config.delivery.mail;
  const orders = registerOrders(app, {
    ...platform,
    settings: config.orders,
    pricing,
    gateway,
    sessions,
    checkouts,
    notice: clubMail && {
      route: { server: clubMail.server, from: clubMail.routing.from },
      to: clubMail.routing.recipient,
    },
    webhook: config.delivery.webhook,
  });
  registerPayments(app, {
    gateway,
    onEvent: (event) => {
      if ('attemptId' in event) return orders.onPaymentEvent(event.attemptId);
      if ('disputeId' in event) return orders.onDispute(event.disputeId);
      if ('refundId' in event) return orders.onRefund(event.refundId);
      return orders.onMandateEnd(event.endedMandate);
    },
  });
  // The feature generator puts a new feature here.
  registerAddresses(app, { store, settings: config.addresses });
  registerSearch(app, { settings: config.search, store });

  if (!outboxSettings.worker) return { orders, outbox };
  // The outbox starts only now: a process that can't listen exits immediately.
  app.addHook('onListen', async () => outbox.start());
  // Requests are still answered while the outbox stops; `onClose` waits for it.
  app.addHook('preClose', async () => void outbox.stop());
  app.addHook('onClose', () => outbox.stop());
  return { orders, outbox };
}
