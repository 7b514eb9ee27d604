import type { SiteLinks } from '@jalon/api-client/contract';
import type { ClubConfig } from '@jalon/club';
import type { FastifyInstance } from 'fastify';
import type { Store } from '../../../platform/database/store.ts';
import { createDraftStore } from '../../../platform/drafts/draft-store.ts';
import { mailLinks } from '../../../platform/drafts/link-mail.ts';
import { createLinkTokens } from '../../../platform/drafts/link-tokens.ts';
import { createMailedLinks } from '../../../platform/drafts/mailed-links.ts';
import { createMailer, type MailRoute } from '../../../platform/mail/mailer.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { everyHour } from '../../../platform/schedule/every-hour.ts';
import type { Sessions } from '../../auth/index.ts';
import type { DraftSettings } from '../forms.settings.ts';
import type { HandledForm } from '../handling/form-handling.ts';
import { type FormDraftContent, formDraftKind } from './form-draft-kind.ts';
import { formDraftRoutes } from './form-drafts.routes.ts';

export interface FormDraftOptions {
  readonly forms: readonly HandledForm[];
  readonly store: Pick<Store, 'database' | 'secret' | 'keys'>;
  readonly settings: DraftSettings;
  readonly club: ClubConfig;
  readonly links: Pick<SiteLinks, 'resumeForm'>;
  /** The origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  readonly outbox: Outbox;
  readonly sessions: Pick<Sessions, 'readSession'>;
  /** Sends the messages. Undefined: links are not sent. */
  readonly mail: MailRoute | undefined;
  /** Whether this process also deletes old drafts. */
  readonly worker: boolean;
}

/** Adds unfinished forms: stores them, and mails links to continue one on another device. */
export function registerFormDrafts(app: FastifyInstance, options: FormDraftOptions): void {
  const { forms, store, settings, club, links, siteUrl, outbox, sessions, mail, worker } = options;
  const { database } = store;
  const { keepDays } = settings;
  const keys = store.keys.data;
  const drafts = createDraftStore<FormDraftContent>(formDraftKind, {
    database,
    keys,
    keepDays,
    log: app.log,
  });
  const tokens = createLinkTokens(formDraftKind, keys, keepDays);
  const mailedLinks = createMailedLinks(formDraftKind, { store, drafts, tokens });
  const page = links.resumeForm;
  formDraftRoutes(app, {
    forms,
    store,
    settings,
    drafts,
    mailedLinks: page && mailedLinks,
    sessions,
    onRequested: () => outbox.wake(),
  });
  if (mail && page) {
    const send = createMailer(mail, club);
    mailLinks(outbox, formDraftKind, { database, keys, tokens, club, siteUrl, page, keepDays, send });
  }
  if (worker) {
    everyHour(app, { failure: 'old form drafts could not be deleted', work: () => drafts.removeExpired() });
  }
}
