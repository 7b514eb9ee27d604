import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { everyHour } from '../../platform/schedule/every-hour.ts';
import type { Sessions } from '../auth/index.ts';
import { createClubDollars, type MemberDirectory } from '../members/index.ts';
import { limitChangeNotices } from './deliver/acknowledgement-limit.ts';
import { registerDeliveries } from './deliver/deliveries.ts';
import type { DeliverySettings } from './deliver/delivery.settings.ts';
import { createEmailChanges, mailEmailChanges } from './deliver/email-changes.ts';
import { changeNoticeMail } from './deliver/mail/mail.ts';
import { registerFormDrafts } from './drafts/form-drafts.ts';
import { clamavScanner } from './files/clamav.ts';
import { downloadRoute } from './files/download.routes.ts';
import { createFileLinks } from './files/file-links.ts';
import { createFileStore, fileEncryption } from './files/file-store.ts';
import { fileRoutes } from './files/files.routes.ts';
import { receiveFiles } from './files/receive-files.ts';
import type { FormSettings } from './forms.settings.ts';
import { handledForms } from './handling/handled-forms.ts';
import { formRoutes } from './receive/forms.routes.ts';
import { submissionEncryption } from './store/personal-data.ts';
import { deletePastKeeping } from './store/retention.ts';
import { reencrypt } from './store/stored-submissions.ts';

export interface FormsOptions extends Platform {
  readonly settings: FormSettings;
  readonly delivery: DeliverySettings;
  readonly sessions: Pick<Sessions, 'readSession'>;
  readonly directory: MemberDirectory;
}

/** Adds the forms: routes, delivery and retention. Encrypts rows of the first release. */
export async function registerForms(app: FastifyInstance, options: FormsOptions): Promise<void> {
  const { store, settings, delivery, club, links, siteUrl, outbox, sessions, directory, worker } = options;
  const { database, secret } = store;
  const forms = handledForms(club);
  registerFormDrafts(app, { ...options, forms, settings: settings.drafts });
  const encryption = submissionEncryption(store.keys.data);
  await reencrypt(database, encryption, { onlyPlain: true });
  const files = createFileStore(database, fileEncryption(store.keys.data));
  const fileLinks = createFileLinks(store.keys.data, siteUrl);
  downloadRoute(app, files, fileLinks);
  const deliverable = { read: files.read, linkOf: fileLinks.linkOf };
  registerDeliveries(outbox, {
    settings: delivery,
    database,
    club,
    forms,
    encryption,
    secret,
    files: deliverable,
  });
  const { clamav, maxUnnamed, rateLimit } = settings.files;
  const receiver = receiveFiles({ files, maxUnnamed, scanner: clamav && clamavScanner(clamav) });
  await app.register(fileRoutes, { forms, receiver, database, secret, rateLimit, sessions });
  const emailChanges = createEmailChanges(database, store.keys.data);
  const send =
    delivery.mail && changeNoticeMail({ ...delivery.mail, club }, limitChangeNotices(database, secret));
  mailEmailChanges(outbox, { keys: store.keys.data, directory, send });
  await app.register(formRoutes, {
    ...settings,
    files: receiver,
    forms,
    club,
    links,
    database,
    encryption,
    secret,
    keys: store.keys.data,
    sessions,
    directory,
    clubDollars: createClubDollars(database),
    emailChanges,
    delivery,
    outbox,
  });
  if (!worker) return;
  everyHour(app, {
    failure: 'handled email changes could not be deleted',
    work: emailChanges.deleteHandled,
  });
  everyHour(app, { failure: 'unnamed files could not be deleted', work: files.sweep });
  everyHour(app, {
    failure: 'old submissions could not be deleted',
    work: () => deletePastKeeping(database, settings.keepDays, app.log),
  });
}
