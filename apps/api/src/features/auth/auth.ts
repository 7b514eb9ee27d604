import type { FastifyInstance } from 'fastify';
import { createMailer } from '../../platform/mail/mailer.ts';
import type { OriginCheck } from '../../platform/origins/origin-check.ts';
import type { Platform } from '../../platform/platform.ts';
import { everyHour } from '../../platform/schedule/every-hour.ts';
import { limitAttempts } from './attempts.ts';
import type { AuthSettings } from './auth.settings.ts';
import { passwordRoutes } from './passwords/password.routes.ts';
import { deleteOldPasswordChanges, mailPasswordNotices } from './passwords/password-notice.ts';
import { deleteOldResets, mailResets } from './passwords/password-reset.ts';
import type { Sessions } from './sessions/session.ts';
import { deleteExpiredSessions } from './sessions/session-store.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import { signInRoutes } from './sign-in.routes.ts';

export interface AuthOptions extends Platform {
  readonly settings: AuthSettings;
  readonly sessions: Sessions;
  readonly checkOrigin: OriginCheck;
  /** The email address of a member, as the member directory has it. */
  readonly emailOf: (memberNumber: string) => Promise<string | undefined>;
}

/** Adds accounts: signing in and out, sessions and passwords. */
export function registerAuth(app: FastifyInstance, options: AuthOptions): void {
  const { store, settings, club, sessions, checkOrigin, outbox, emailOf, siteUrl, links, mail, worker } =
    options;
  const { database } = store;
  const limited = limitAttempts(store);
  signInRoutes(app, { store, settings, club, sessions, checkOrigin, limited });
  sessionRoutes(app, sessions);
  const onMessage = () => outbox.wake();
  passwordRoutes(app, { store, settings, club, sessions, checkOrigin, limited, emailOf, onMessage });
  if (mail) {
    const send = createMailer(mail, club);
    mailResets(outbox, { database, club, siteUrl, links, emailOf, send });
    mailPasswordNotices(outbox, { database, club, emailOf, send });
  }
  if (!worker) return;
  everyHour(app, {
    failure: 'expired sessions could not be deleted',
    work: async () => {
      await deleteExpiredSessions(database);
      await deleteOldResets(database);
      await deleteOldPasswordChanges(database);
    },
  });
}
