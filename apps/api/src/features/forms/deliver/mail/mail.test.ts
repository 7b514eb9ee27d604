import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { type ClubConfig, defaultClub } from '@jalon/club';
import { answersTo } from '@jalon/forms/samples';
import { checked, parseSubmission } from '@jalon/forms/schemas';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { noFiles } from '../../../../testing/forms/files.ts';
import { storedSubmission } from '../../../../testing/forms/stored-submission.ts';
import {
  headerOf,
  type MailMessage,
  type MailServer,
  startMailServer,
} from '../../../../testing/servers/mail-server.ts';
import { handledForms } from '../../handling/handled-forms.ts';
import { acknowledgementChannel, mailChannel } from './mail.ts';

const forms = handledForms(defaultClub);
const routing = {
  from: 'site@club.test',
  recipient: 'service@club.test',
  forms: {
    '12': { field: 'centreUrbain', recipients: { Laval: 'laval@club.test' } },
    '4': { recipient: 'contact@club.test' },
  },
};
const never = new AbortController().signal;
const unlimited = (_address: string, work: () => Promise<void>) => work();

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());

async function start(options: SMTPServerOptions): Promise<MailServer> {
  const own = await startMailServer(options);
  onTestFinished(() => own.close());
  return own;
}

function optionsFor({ url }: Pick<MailServer, 'url'>, own: Partial<ClubConfig> = {}) {
  const server = { host: '127.0.0.1', port: Number(new URL(url).port), secure: false, requireTLS: false };
  return { server, routing, club: { ...defaultClub, ...own }, forms, files: noFiles };
}

/** Sends one submission to the staff. */
const send = (to: Pick<MailServer, 'url'>, submission = storedSubmission(), id: string = randomUUID()) =>
  mailChannel(optionsFor(to)).deliver({ id, submission }, never);

/** The one message that arrives. */
async function received(sending: Promise<void>) {
  const before = server.messages.length;
  await sending;
  const [message, ...others] = server.messages.slice(before);
  if (!message || others.length > 0) throw new Error(`${others.length} messages arrived besides one`);
  return { ...message, header: (name: string) => headerOf(message, name), body: bodyOf(message) };
}

/** The message to the staff about a submission. */
const messageOf = (submission = storedSubmission(), id?: string) => received(send(server, submission, id));

/** The acknowledgement of a submission. */
const acknowledgementOf = (submission: ReturnType<typeof storedSubmission>, own: Partial<ClubConfig> = {}) =>
  received(
    acknowledgementChannel(optionsFor(server, own), unlimited).deliver(
      { id: randomUUID(), submission },
      never,
    ),
  );

/** A stored submission with valid answers and the given changes. */
function stored(formId: number, locale: string, changes: Readonly<Record<string, string>> = {}) {
  const form = forms.find(({ id }) => id === formId);
  if (!form) throw new Error(`There is no form ${formId}`);
  const body = { formID: String(formId), locale, userAgent: '', ...answersTo(formId), ...changes };
  const { submission, errors } = parseSubmission(form, body);
  if (!submission) throw new Error(JSON.stringify(errors));
  return storedSubmission({ formId, locale }, submission.values);
}

/** The body of a message. */
const bodyOf = ({ source }: MailMessage) => source.split('\n\n').slice(1).join('\n\n');

const typed = { email: 'zoe@example.test', question: 'Bonjour,\nMembre connecté : 999' };

describe('a message to the staff', () => {
  it('is in the language of the form, with what was sent', async () => {
    const french = await messageOf(
      storedSubmission({ memberNumber: '1000000017', dueAt: new Date('2026-12-22T01:03:00Z') }),
    );
    expect(french.header('subject')).toBe('Test de batterie\u00a0: demande 234679CDFG');
    expect(french.body).toBe(`\
Une demande est arrivée par le formulaire «\u00a0Test de batterie\u00a0».

Référence\u00a0: 234679CDFG
Reçue\u00a0: 2026-11-21 11:03, heure de l’Est (2026-11-21 16:03 UTC)
Réponse écrite à donner au plus tard le\u00a0: 21 décembre 2026
Membre connecté, numéro vérifié\u00a0: 1000000017

Centre urbain\u00a0: Laval
Marque du véhicule\u00a0: Citroën
`);
    const english = await messageOf(storedSubmission({ locale: 'A' }));
    expect(english.source).toContain('A request arrived through the form “Battery test”.');
    expect(english.header('from')).toBe('Club Jalon <site@club.test>');
  });

  it('has the form’s labels for fields and choices, without unasked questions', async () => {
    const other = {
      subject: 'AUT',
      indVoyage: checked,
      indAutreService: checked,
      travelFileNumber: '204',
      descriptionAutreService: 'Le dépannage',
    };
    const messages = [
      await messageOf(stored(5, 'F', other)),
      await messageOf(stored(5, 'A')),
      await messageOf(stored(12, 'F')),
      await messageOf(stored(12, 'A')),
    ];
    expect(messages.map(({ body }) => body.split('\n\n').slice(2).join('\n\n'))).toEqual([
      `\
Vous êtes\u00a0: Autre
Agence de voyages\u00a0: Oui
Assurance voyage\u00a0: Non
Autre assurance\u00a0: Non
Boutique\u00a0: Non
École de conduite\u00a0: Non
Autre service\u00a0: Oui
Numéro de dossier de voyage\u00a0: 204
Quel est cet autre service? Le dépannage
Que souhaitez-vous? Faire rectifier mes renseignements personnels
Précisions sur votre demande\u00a0: Mon adresse a changé en juin.
    Merci de la corriger.
Prénom\u00a0: Marie-Ève
Nom de famille\u00a0: O’Brien
Adresse courriel\u00a0: marie-eve@example.org
Téléphone principal\u00a0: 418 555-0123
Adresse\u00a0: 1250, rue des Érables
Appartement\u00a0: 4
Municipalité\u00a0: Montréal
Province\u00a0: Québec
Code postal\u00a0: H1H\u00a01H1
Code du sujet\u00a0: AUT
`,
      `\
You are: A member or former member of the club
Member number: 1000000017
What would you like? To have my personal information corrected
Details of your request: Mon adresse a changé en juin.
    Merci de la corriger.
First name: Marie-Ève
Last name: O’Brien
Email address: marie-eve@example.org
Main phone: 418-555-0123
Address: 1250, rue des Érables
Apartment: 4
Municipality: Montréal
Province: Québec
Postal code: H1H\u00a01H1
Subject code: MEM
`,
      `\
Centre urbain\u00a0: Québec et Lévis
Marque du véhicule\u00a0: Toyota
Modèle du véhicule\u00a0: Corolla
Année du véhicule\u00a0: 2019
`,
      `\
Urban centre: Québec and Lévis
Vehicle make: Toyota
Vehicle model: Corolla
Vehicle year: 2019
`,
    ]);
  });

  it('uses the wire name of a field without a label', async () => {
    const values = { champRetire: 'ancien', centreUrbain: 'Rimouski' };
    expect((await messageOf(storedSubmission({}, values))).body).toContain(
      'champRetire\u00a0: ancien\nCentre urbain\u00a0: Rimouski\n',
    );
  });

  it('indents after every line separator, and has nothing that changes the direction of the text', async () => {
    const values = { question: 'Bonjour\u2028Référence : faux\u202egpj.exe' };
    expect((await messageOf(storedSubmission({}, values))).body).toContain(
      'Bonjour\n    Référence : fauxgpj.exe\n',
    );
  });

  it.each([
    ['its subject', storedSubmission(), 'laval@club.test'],
    ['its form', storedSubmission({ formId: 4 }, typed), 'contact@club.test'],
    ['the club', storedSubmission({}, { centreUrbain: 'Gatineau' }), 'service@club.test'],
    [
      'the club, not of a property of every object',
      storedSubmission({}, { centreUrbain: 'constructor' }),
      'service@club.test',
    ],
  ])('is sent to the recipient of %s', async (_whose, submission, recipient) => {
    expect((await messageOf(submission)).to).toEqual([recipient]);
  });

  it('has the same Message-ID on a second attempt', async () => {
    const [submission, id] = [storedSubmission(), randomUUID()];
    const first = await messageOf(submission, id);
    expect((await messageOf(submission, id)).source).toBe(first.source);
    expect(first.header('message-id')).toBe(`<${id}@club.test>`);
  });

  it('is answered to the visitor, and typed text cannot look like a line of ours', async () => {
    const message = await messageOf(storedSubmission({ formId: 4 }, typed));
    expect(message.header('reply-to')).toBe('zoe@example.test');
    expect(message.body).toContain('Votre message\u00a0: Bonjour,\n    Membre connecté : 999\n');
  });

  it.each([
    'a@example.test\r\nBcc: everyone@example.test',
    'a@example.test, everyone@example.test',
    'a@example.test>\nSubject: hello',
    'Everyone <everyone@example.test>',
  ])('lets no field add a header or an address: %j', async (email) => {
    const values = { email, question: 'a\r\n.\r\nMAIL FROM:<x@y.z>' };
    const message = await messageOf(storedSubmission({ formId: 4 }, values));
    expect(message.to).toEqual(['contact@club.test']);
    for (const name of ['bcc', 'reply-to', 'cc']) expect(message.header(name)).toBeUndefined();
    expect(message.header('subject')).toMatch(/^Nous joindre/);
  });
});

describe('an acknowledgement', () => {
  it('is sent to the typed address and quotes nothing that was typed', async () => {
    const memberInfo = { name: 'Zoé', surname: 'Côté', memberNumber: '7', email: 'other@example.test' };
    // The evening of the 21st in Québec.
    const dueAt = new Date('2026-12-22T01:03:00Z');
    const french = await acknowledgementOf({ ...storedSubmission({ formId: 4, dueAt }, typed), memberInfo });
    expect(french.to).toEqual(['zoe@example.test']);
    expect(french.header('subject')).toBe('Nous avons reçu votre demande 234679CDFG');
    expect(french.header('auto-submitted')).toBe('auto-replied');
    expect(french.source).toContain('Vous recevrez une réponse écrite au plus tard le 21 décembre 2026.');
    expect(french.source).not.toMatch(/connecté|Bonjour,\n {4}|Côté|Mozilla/);
    const english = await acknowledgementOf(storedSubmission({ formId: 4, locale: 'A' }, typed));
    expect(english.source).toContain('We have received your request. Your reference number is 234679CDFG.');
  });

  it('has a copy of the answers, without links, at a club that sends copies', async () => {
    const question = 'Ma carte n’est pas arrivée. Voir https://autre.example/a et www.autre.example.';
    const submission = stored(4, 'F', { email: 'zoe@example.test', question });
    const copied = await acknowledgementOf(submission, { forms: { copyByMail: true } });
    expect(copied.source).toContain('Voici une copie de vos réponses\u00a0:');
    expect(copied.source).toContain('Ma carte n’est pas arrivée. Voir […] et […]');
    expect(copied.source).not.toContain('autre.example');
    expect((await acknowledgementOf(submission)).source).not.toContain('Ma carte');
  });

  it('of a demonstration club begins, in both languages, with the notice that requests are not read', async () => {
    const submission = stored(4, 'A', { email: 'zoe@example.test' });
    expect((await acknowledgementOf(submission, { demonstration: true })).body).toMatch(
      /^Message de démonstration.*personne ne lit.*\nDemonstration message: .*nobody reads.*\n\nHello,/,
    );
  });

  it('goes to an address with an accent in its domain, which mail servers know in ASCII', async () => {
    const submission = storedSubmission({ formId: 4 }, { ...typed, email: 'jean@québec.ca' });
    expect((await acknowledgementOf(submission)).header('to')).toContain('jean@xn--qubec-csa.ca');
    const request = await messageOf(submission);
    expect(request.header('reply-to')).toContain('jean@xn--qubec-csa.ca');
    expect(request.source).toContain('québec.ca');
  });

  it.each(["jean!#$%&'*+/=?^_`{|}~-@example.test", 'zoe+auto@example.test', 'a.b@sub.example.test'])(
    'goes to %s, which the forms take',
    async (address) => {
      expect((await acknowledgementOf(stored(4, 'F', { email: address }))).to).toEqual([address]);
    },
  );

  it.each(['', 'zoe', 'zoe@example.test, all@example.test'])('is not sent to “%s”', async (email) => {
    const before = server.messages.length;
    await expect(acknowledgementOf(storedSubmission({ formId: 4 }, { email }))).rejects.toMatchObject({
      code: 'no address',
      final: true,
    });
    expect(server.messages).toHaveLength(before);
  });
});

describe('a mail server that', () => {
  const refuse = (responseCode: number) => (): Error => Object.assign(new Error('no'), { responseCode });

  const refusing = (code: number): SMTPServerOptions => ({
    onRcptTo: (_address, _session, done) => done(refuse(code)()),
  });
  const refusingContent: SMTPServerOptions = {
    onData(stream, _session, done) {
      stream.resume().once('end', () => done(refuse(554)()));
    },
  };

  it.each([
    ['refuses the recipient is not asked again', refusing(550), { code: 'mail 550', final: true }],
    ['refuses the message is not asked again', refusingContent, { code: 'mail 554', final: true }],
    [
      'is busy, or makes the first try wait, is asked again',
      refusing(451),
      { code: 'mail 451', final: false },
    ],
  ])('%s', async (_what, options, failure) => {
    await expect(send(await start(options))).rejects.toMatchObject(failure);
  });

  it('refuses the account is asked again: somebody may mend it', async () => {
    const server = await start({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(refuse(535)()),
    });
    const options = optionsFor(server);
    const auth = { user: 'club', pass: 's3cret' };
    const delivery = mailChannel({ ...options, server: { ...options.server, auth } }).deliver(
      { id: randomUUID(), submission: storedSubmission() },
      never,
    );
    await expect(delivery).rejects.toMatchObject({ code: 'mail 535', final: false });
  });

  it('dies in the middle of a message is asked again', async () => {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.write('220 here\r\n');
      socket.on('data', (data) => {
        if (/^DATA/m.test(String(data))) socket.write('354 go on\r\n');
        else if (/^(EHLO|MAIL|RCPT)/m.test(String(data))) socket.write('250 good\r\n');
        else socket.destroy();
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const failure = await send({ url: `smtp://127.0.0.1:${port}` }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'DeliveryFailed', final: false });
  });

  it('with an untrusted certificate receives nothing', async () => {
    const server = await start({ disabledCommands: [] });
    await expect(send(server)).rejects.toMatchObject({ final: false });
    expect(server.messages).toEqual([]);
  });

  it('without TLS receives nothing when it is required', async () => {
    const before = server.messages.length;
    const options = optionsFor(server);
    const channel = mailChannel({ ...options, server: { ...options.server, requireTLS: true } });
    await expect(
      channel.deliver({ id: randomUUID(), submission: storedSubmission() }, never),
    ).rejects.toMatchObject({ final: false });
    expect(server.messages).toHaveLength(before);
  });
});

describe('the files of a submission', () => {
  const file = { id: '0'.repeat(32), field: 'photos', name: 'bruit.png', size: 7, type: 'image/png' };
  const deliver = async (files: readonly (typeof file)[]) => {
    const submission = { ...storedSubmission({ formId: 1 }, { photos: 'bruit.png' }), files };
    const read = async function* () {
      yield Buffer.from('content');
    };
    const options = { ...optionsFor(server), files: { ...noFiles, read } };
    const message = await received(mailChannel(options).deliver({ id: randomUUID(), submission }, never));
    return message.source;
  };

  it('are attached', async () => {
    const source = await deliver([file]);
    expect(source).toContain('Content-Type: image/png; name=bruit.png');
    expect(source).toContain(Buffer.from('content').toString('base64').replace(/=+$/, ''));
    expect(source).not.toContain('/api/files/');
  });

  it('are links when mail servers would refuse them', async () => {
    const source = await deliver([{ ...file, size: 15 * 1024 * 1024 }]);
    expect(source).toContain(`https://club.test/api/files/${file.id}`);
    expect(source).not.toContain('image/png');
  });
});
