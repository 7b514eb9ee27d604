import type { FastifyInstance } from 'fastify';
import { createDraftStore } from '../../../platform/drafts/draft-store.ts';
import { mailLinks } from '../../../platform/drafts/link-mail.ts';
import { createLinkTokens } from '../../../platform/drafts/link-tokens.ts';
import { createMailedLinks } from '../../../platform/drafts/mailed-links.ts';
import { createMailer } from '../../../platform/mail/mailer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { everyHour } from '../../../platform/schedule/every-hour.ts';
import type { Sessions } from '../../auth/index.ts';
import type { DraftSettings } from '../forms.settings.ts';
import type { HandledForm } from '../handling/form-handling.ts';
import { type FormDraftContent, formDraftKind } from './form-draft-kind.ts';
import { formDraftRoutes } from './form-drafts.routes.ts';

export interface FormDraftOptions extends Platform {
  readonly forms: readonly HandledForm[];
  readonly settings: DraftSettings;
  readonly sessions: Pick<Sessions, 'readSession'>;
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
