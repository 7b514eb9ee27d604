import { Readable } from 'node:stream';
import { type ClubConfig, formsSettings } from '@jalon/club';
import { formLabels, type ReadableForm } from '@jalon/forms/labels';
import { fieldMeta, isVisible } from '@jalon/forms/schemas';
import { formatDateInQuebec, type Locale, type Localized, translator } from '@jalon/i18n';
import {
  createMailer,
  type Message as Mail,
  mailAddress,
  mailText,
} from '../../../../platform/mail/mailer.ts';
import { DeliveryFailed } from '../../../../platform/outbox/event-handler.ts';
import { indentedText, minuteIn } from '../../../../platform/text/plain-text.ts';
import type { StoredFile } from '../../files/stored-file.ts';
import type { HandledForm } from '../../handling/form-handling.ts';
import type { Channel, DeliveredFiles, Delivery } from '../channel.ts';
import type { MailSettings } from '../delivery.settings.ts';
import type { SendChangeNotice } from '../email-changes.ts';
import { localeOf, typedEmail } from '../visitor.ts';
import { mailMessages } from './mail.messages.ts';
import { recipientOf } from './mail-routing.ts';
import { writtenAnswer } from './written-answer.ts';

export interface MailOptions extends MailSettings {
  readonly club: ClubConfig;
  readonly forms: readonly HandledForm[];
  readonly files: DeliveredFiles;
}

/** Bytes of files that a message carries: servers refuse more than about 20 MB, and files become a third larger. */
const attachmentLimit = 14 * 1024 * 1024;

/** Runs the work, unless too many messages were sent. Failed work does not count. @throws DeliverySkipped */
export type LimitMails = (address: string, work: () => Promise<void>) => Promise<void>;

/** Sends submissions to the club's staff, as plain text in the language of the form, with their files or links to them. */
export function mailChannel(options: MailOptions): Channel {
  const send = mailer(options);
  const labels = { fr: formLabels(options.club, 'fr'), en: formLabels(options.club, 'en') };
  return {
    async deliver(delivery) {
      const { row, values } = delivery.submission;
      await send(delivery, {
        to: recipientOf(options.routing, row.formId, values),
        replyTo: mailAddress(typedEmail(formOf(row, options), values)),
        ...requestMessage(delivery, options, labels),
        headers: { 'auto-submitted': 'auto-generated' },
        attachments: attachmentsOf(delivery, options.files),
      });
    },
  };
}

/**
 * Confirms to visitors that their submission was received. The message quotes no typed text, which
 * could otherwise be sent to someone else's address, unless the club sends copies of the answers.
 */
export function acknowledgementChannel(options: MailOptions, limited: LimitMails): Channel {
  const labels = { fr: formLabels(options.club, 'fr'), en: formLabels(options.club, 'en') };
  return visitorChannel(options, limited, {
    addressOf: ({ row, values }) => typedEmail(formOf(row, options), values),
    write: (delivery) => acknowledgement(delivery, options, labels),
  });
}

/**
 * Notifies a member's former email address when it is replaced. Otherwise someone with a stolen session could
 * change the address unnoticed. The message does not name the new address.
 */
export function changeNoticeChannel(options: MailOptions, limited: LimitMails): Channel {
  return visitorChannel(options, limited, {
    addressOf: ({ formerEmail }) => formerEmail,
    write: ({ submission: { row } }, { club, forms }) =>
      changeNotice(club, languageOf(row, forms), row.reference),
  });
}

/** The same notice for a change without a stored submission. */
export function changeNoticeMail(
  { server, routing: { from }, club }: Omit<MailOptions, 'forms' | 'files'>,
  limited: LimitMails,
): SendChangeNotice {
  const send = createMailer({ server, from }, club);
  return async ({ id, email, locale }) => {
    const to = mailAddress(email);
    if (to === undefined) throw new DeliveryFailed('no address', { final: true });
    const message = changeNotice(club, locale);
    await limited(to, () =>
      send({ id, fromName: club.name[locale], to, ...message, headers: automaticReply }),
    );
  };
}

/** Prevents out-of-office replies (RFC 3834 §5). */
const automaticReply = { 'auto-submitted': 'auto-replied', 'x-auto-response-suppress': 'All' };

interface VisitorMail {
  addressOf(submission: Delivery['submission']): string | undefined;
  write(delivery: Delivery, options: MailOptions): Pick<Message, 'subject' | 'text'>;
}

function visitorChannel(
  options: MailOptions,
  limited: LimitMails,
  { addressOf, write }: VisitorMail,
): Channel {
  const send = mailer(options);
  return {
    async deliver(delivery) {
      const email = mailAddress(addressOf(delivery.submission));
      if (email === undefined) throw new DeliveryFailed('no address', { final: true });
      await limited(email, () =>
        send(delivery, { to: email, ...write(delivery, options), headers: automaticReply }),
      );
    },
  };
}

type Message = Pick<Mail, 'subject' | 'text' | 'headers' | 'to' | 'replyTo' | 'attachments'>;

const areAttached = (files: readonly StoredFile[]) =>
  files.reduce((sum, { size }) => sum + size, 0) <= attachmentLimit;

/** The files, read while the message is being sent. */
function attachmentsOf(
  { submission: { files = [] } }: Delivery,
  { read }: DeliveredFiles,
): Message['attachments'] {
  if (!areAttached(files)) return [];
  return files.map((file) => ({
    filename: file.name,
    contentType: file.type,
    content: Readable.from(read(file)),
  }));
}

function mailer({ server, routing: { from }, club, forms }: MailOptions) {
  const send = createMailer({ server, from }, club);
  return ({ id, submission: { row } }: Delivery, message: Message): Promise<void> =>
    send({ ...message, id, fromName: club.name[languageOf(row, forms)], date: row.createdAt });
}

function languageOf(
  { formId, locale }: Delivery['submission']['row'],
  forms: readonly HandledForm[],
): Locale {
  const form = forms.find(({ id }) => id === formId);
  return form ? localeOf(form, locale) : 'fr';
}

function requestMessage(
  { submission: { row, values, memberInfo, files = [] } }: Delivery,
  { forms, files: { linkOf } }: MailOptions,
  labels: Localized<ReadonlyMap<number, ReadableForm>>,
): Pick<Message, 'subject' | 'text'> {
  const locale = languageOf(row, forms);
  const t = translator(mailMessages, { locale });
  const form = formOf(row, { forms });
  const readable = labels[locale].get(row.formId);
  const title = readable?.title ?? String(row.formId);
  const line = (label: string, value: string) => t('line', { label, value: indentedText(value) });
  const facts = [
    line(t('reference'), row.reference),
    line(
      t('receivedAt'),
      t('receivedTime', {
        local: minuteIn('America/Toronto', row.createdAt),
        utc: minuteIn('UTC', row.createdAt),
      }),
    ),
    ...(row.dueAt ? [line(t('answerBy'), formatDateInQuebec(row.dueAt, locale))] : []),
    ...(row.memberNumber ? [line(t('member'), row.memberNumber)] : []),
  ];
  const fields = readableAnswers(values, form, readable, locale).map(([label, value]) => line(label, value));
  const displayCopy = memberInfo && [line(t('displayCopy'), Object.values(memberInfo).join(', '))];
  const links = areAttached(files)
    ? []
    : [t('tooLargeToAttach'), ...files.map(({ id, name }) => line(name, linkOf(id, row.createdAt)))];
  const paragraphs = [[t('arrived', { form: title })], facts, fields, links, displayCopy ?? []];
  return {
    subject: t('subject', { form: title, reference: row.reference }),
    text: mailText(paragraphs),
  };
}

const formOf = (row: Delivery['submission']['row'], { forms }: Pick<MailOptions, 'forms'>) =>
  forms.find(({ id }) => id === row.formId);

/** The answers to visible fields, without empty ones, with the labels of fields and choices. */
function readableAnswers(
  values: Readonly<Record<string, string>>,
  form: HandledForm | undefined,
  labels: ReadableForm | undefined,
  locale: Locale,
): (readonly [label: string, answer: string])[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const meta = form && fieldMeta(form.schema, name);
    if (meta && !isVisible(meta, values)) return [];
    const chosen = labels?.choices?.[name]?.find((option) => option.value === value);
    const answer = chosen?.label ?? writtenAnswer(name, value, locale, meta);
    return answer === '' ? [] : [[labels?.fields[name] ?? name, answer] as const];
  });
}

function acknowledgement(
  { submission: { row, values } }: Delivery,
  { club, forms }: MailOptions,
  labels: Localized<ReadonlyMap<number, ReadableForm>>,
): Pick<Message, 'subject' | 'text'> {
  const locale = languageOf(row, forms);
  const t = translator(mailMessages, { locale });
  const { reference, dueAt } = row;
  const copy = () => {
    const form = formOf(row, { forms });
    const answers = readableAnswers(values, form, labels[locale].get(row.formId), locale);
    return answers.map(([label, value]) => t('line', { label, value: indentedText(withoutLinks(value)) }));
  };
  return {
    subject: t('acknowledgementSubject', { reference }),
    text: mailText([
      [t('hello')],
      [
        t('acknowledged', { reference }),
        ...(dueAt ? [t('answeredBy', { date: formatDateInQuebec(dueAt, locale) })] : []),
      ],
      ...(formsSettings(club.forms).copyByMail ? [[t('copy')], copy()] : []),
      [t('notYou')],
      [club.name[locale], t('automatic')],
    ]),
  };
}

/** A typed text that mail programs show without links: a copy may go to an address of someone else. */
function withoutLinks(text: string): string {
  return text.replace(/\b[a-z][a-z+.-]*:\/\/\S*|\bwww\.\S*/gi, '[…]');
}

function changeNotice(
  club: ClubConfig,
  locale: Locale,
  reference?: string,
): Pick<Message, 'subject' | 'text'> {
  const t = translator(mailMessages, { locale });
  return {
    subject: t('emailChangedSubject'),
    text: mailText([
      [t('hello')],
      [t('emailChanged'), ...(reference === undefined ? [] : [t('emailChangedReference', { reference })])],
      [t('notYouChanged')],
      [club.name[locale], t('automatic')],
    ]),
  };
}
