import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getMember, testMembers } from '../../testing/members.ts';
import {
  answering,
  directoryKey,
  type MemberDirectoryServer,
  sparseSource,
  startMemberDirectory,
} from '../../testing/servers/member-directory-server.ts';
import { issueToken } from '../../testing/sessions.ts';
import { startApi, type TestApi } from '../../testing/test-api.ts';
import { httpDirectory } from './http-directory.ts';

let service: MemberDirectoryServer;
beforeAll(async () => {
  service = await startMemberDirectory();
});
afterAll(() => service.close());
afterEach(() => service.answer());

/** A new directory for each test, so that failures of one don't open another's circuit breaker. */
function directory(options = {}) {
  return httpDirectory({ key: directoryKey, baseUrl: service.baseUrl, timeout: 500, ...options });
}

async function callsOf(work: () => Promise<unknown>): Promise<number> {
  const before = service.calls.length;
  await work().catch(() => {});
  return service.calls.length - before;
}

const unavailable = { code: 'unavailable', retryAfter: 5 };
const upstreamFailed = { code: 'upstream_failed', retryAfter: undefined };
type Respond = Parameters<MemberDirectoryServer['answer']>[0];

describe('a member of a membership system', () => {
  it('is requested by number, and unknown properties are dropped', async () => {
    const [member] = (await directory().find('1000000017'))?.resMemberData.membres ?? [];
    expect(service.calls.at(-1)).toMatchObject({ method: 'GET', url: '/club/members/1000000017' });
    expect(member).toEqual({
      noMembre: '1000000017',
      codeTypeMembre: null,
      personne: { prenom: 'Zoé', nom: 'Côté', courriel: null },
      dossierAdhesion: { codeStatutAdhesion: 'A', solde: 12.5 },
    });
  });

  it('that it does not have is none, and is not asked for again', async () => {
    expect(await callsOf(async () => expect(await directory().find('404')).toBeUndefined())).toBe(1);
    expect(await directory().updateContact('404', { email: 'a@example.org' })).toBe(false);
  });

  it('is found by the second or third try when the first ones fail', async () => {
    let failures = 2;
    service.answer((response) => {
      failures -= 1;
      if (failures >= 0) response.writeHead(503).end();
      else answering(sparseSource('1000000017'))(response);
    });
    expect(await directory().find('1000000017')).toBeDefined();
  });

  it('sends changed properties only, with the names of the source', async () => {
    expect(
      await directory().updateContact('1000000017', {
        email: 'zoe@example.org',
        workExtension: '',
        address: {
          address: '1, rue A',
          apartment: '',
          city: 'Lévis',
          province: 'QC',
          postalCode: 'G6V 1A1',
          normalised: true,
        },
      }),
    ).toBe(true);
    const { method, body } = service.calls.at(-1) ?? { body: '' };
    expect(method).toBe('PATCH');
    expect(JSON.parse(body)).toEqual({
      personne: {
        courriel: 'zoe@example.org',
        telephones: { posteTravail: '' },
        adresses: [
          {
            adresse: '1, rue A',
            appartement: '',
            ville: 'Lévis',
            province: 'QC',
            codePostal: 'G6V 1A1',
            pays: 'CAN',
            codeTypeAdresse: 'R',
            indAdresseNormalise: true,
          },
        ],
      },
    });
  });
});

it('switches automatic renewal on or off', async () => {
  service.answer(answering({}));
  expect(await directory().setAutomaticRenewal('1000000017', false)).toBe(true);
  const { body = '', ...sent } = service.calls.at(-1) ?? {};
  expect(sent).toMatchObject({ method: 'PATCH', url: '/club/members/1000000017' });
  expect(JSON.parse(body)).toEqual({ dossierAdhesion: { codeTypeRenouvellement: 'R' } });
  service.answer((response) => response.writeHead(404).end());
  expect(await directory().setAutomaticRenewal('2', true)).toBe(false);
});

it('sets how a membership is paid', async () => {
  service.answer(answering({}));
  expect(await directory().setPaymentType('1000000017', 'PB')).toBe(true);
  const { body = '', ...sent } = service.calls.at(-1) ?? {};
  expect(sent).toMatchObject({ method: 'PATCH', url: '/club/members/1000000017' });
  expect(JSON.parse(body)).toEqual({ paiement: { codeTypePaiement: 'PB' } });
});

describe('a membership', () => {
  const spent = { clubDollarsCents: 1_150, instantDiscountsCents: 725, balanceCents: -300 };
  const renewal = {
    optionCode: 'PLUS',
    optionVr: true,
    expiresOn: '2028-08-31',
    paymentTypeCode: 'CC',
    paidMonthly: false,
    pricePerMonthCents: 1_415,
    renewsAutomatically: true,
    spent,
  } as const;
  const person = {
    firstName: 'Léo',
    lastName: 'Côté',
    genderCode: 'M',
    email: '',
    phone: '4185550199',
    phoneType: 'home',
    birthYear: 1986,
    birthMonth: 3,
    optionVr: false,
  } as const;
  const change = {
    optionCode: 'FAM',
    optionVr: false,
    added: [person],
    modified: [{ memberNumber: '1000000025', optionVr: true }],
    addedPerMonthCents: -225,
    spent,
  };
  const utilise = { dollarsCAA: 11.5, rabaisInstantanne: 7.25, solde: -3 };

  it('is renewed once for each key, with the names of the source and amounts in dollars', async () => {
    service.answer((response) => response.writeHead(204).end());
    expect(await directory().renewMembership('order-1', '1000000017', renewal)).toBe(true);
    const { body = '', ...sent } = service.calls.at(-1) ?? {};
    expect(sent).toEqual({ method: 'POST', url: '/club/members/1000000017/renewals', key: 'order-1' });
    expect(JSON.parse(body)).toEqual({
      codeOptionAdhesion: 'PLUS',
      indOptionVR: true,
      dateExpiration: '2028-08-31',
      codeTypeRenouvellement: 'A',
      paiement: { codeTypePaiement: 'CC', indPaiementMensuel: false, montantPrixMensuel: 14.15 },
      utilise,
    });
  });

  it('is changed once for each key, and its renewal only when the member paid something', async () => {
    service.answer((response) => response.writeHead(204).end());
    expect(await directory().changeMembership('order-2', '1000000017', change)).toBe(true);
    const { body = '', ...sent } = service.calls.at(-1) ?? {};
    expect(sent).toEqual({ method: 'POST', url: '/club/members/1000000017/changes', key: 'order-2' });
    const expected = {
      codeOptionAdhesion: 'FAM',
      indOptionVR: false,
      membresAjoutes: [
        {
          indOptionVR: false,
          personne: {
            prenom: 'Léo',
            nom: 'Côté',
            codeGenre: 'M',
            courriel: '',
            dateNaissance: '1986-03',
            telephones: { residentiel: '4185550199', cellulaire: '', travail: '' },
          },
        },
      ],
      membresModifies: [{ noMembre: '1000000025', indOptionVR: true }],
      montantMensuelAjoute: -2.25,
      utilise,
    };
    expect(JSON.parse(body)).toEqual(expected);
    await directory().changeMembership('order-3', '1000000017', { ...change, renewsAutomatically: false });
    expect(JSON.parse(service.calls.at(-1)?.body ?? '')).toEqual({
      ...expected,
      codeTypeRenouvellement: 'R',
    });
  });

  it.each<[string, Respond, object]>([
    ['is away', (response) => response.writeHead(503).end(), unavailable],
    ['refuses', (response) => response.writeHead(400).end('{}'), upstreamFailed],
  ])('is asked for once when the system %s', async (_what, answer, error) => {
    service.answer(answer);
    const calls: (() => Promise<unknown>)[] = [
      () => directory().renewMembership('1', '2', renewal),
      () => directory().changeMembership('1', '2', change),
    ];
    for (const call of calls) {
      expect(await callsOf(() => expect(call()).rejects.toMatchObject(error))).toBe(1);
    }
  });

  it('has its balance changed, its membership ended and its requests taken back, each once for its key', async () => {
    service.answer((response) => response.writeHead(204).end());
    expect(await directory().addToBalance('event-1', '1000000017', -1_234)).toBe(true);
    const end = { endsOn: '2027-03-31', balanceCents: 250 };
    expect(await directory().endMembership('end-1', '1000000017', end)).toBe(true);
    await directory().takeBack('order-3');
    expect(service.calls.slice(-3)).toEqual([
      { method: 'POST', url: '/club/members/1000000017/balances', key: 'event-1', body: '{"solde":-12.34}' },
      {
        method: 'POST',
        url: '/club/members/1000000017/endings',
        key: 'end-1',
        body: '{"dateFin":"2027-03-31","solde":2.5}',
      },
      { method: 'POST', url: '/club/reversals', key: 'order-3:reversal', body: '{"idDemande":"order-3"}' },
    ]);
  });

  it('that the system does not have is neither renewed nor changed', async () => {
    service.answer((response) => response.writeHead(404).end('{}'));
    expect(await directory().addToBalance('1', '2', 100)).toBe(false);
    const end = { endsOn: '2027-03-31', balanceCents: 0 };
    expect(await directory().endMembership('1', '2', end)).toBe(false);
    // It must remember the request, so that it is not processed later.
    await expect(directory().takeBack('1')).rejects.toMatchObject({ code: 'upstream_failed' });
    expect(await directory().renewMembership('1', '2', renewal)).toBe(false);
    expect(await directory().changeMembership('1', '2', change)).toBe(false);
  });
});

describe('a membership system', () => {
  const half: Respond = (response) => {
    response.writeHead(200, { 'content-length': 1000 });
    response.write('{"resMemberData":', () => response.destroy());
  };

  it.each<[string, Respond]>([
    ['answers 500', (response) => response.writeHead(500).end('<h1>Oops</h1>')],
    ['answers 503', (response) => response.writeHead(503).end()],
    ['answers 429', (response) => response.writeHead(429).end()],
    ['hangs up', (response) => response.destroy()],
    ['hangs up in the middle', half],
  ])('that %s is away: read three times, written once', async (_what, answer) => {
    service.answer(answer);
    await expect(directory().find('1')).rejects.toMatchObject(unavailable);
    await expect(directory().updateContact('1', {})).rejects.toMatchObject(unavailable);
    expect(await callsOf(() => directory().find('1'))).toBe(3);
    expect(await callsOf(() => directory().updateContact('1', {}))).toBe(1);
  });

  it.each<[string, Respond]>([
    ['never answers', () => {}],
    ['stops in the middle', (response) => response.writeHead(200).write('{"resMemberData":')],
    [
      'sends a byte now and then',
      (response) => {
        response.writeHead(200);
        const drip = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(drip));
      },
    ],
  ])('that %s is given up in time', async (_what, answer) => {
    service.answer(answer);
    const began = performance.now();
    const asked = directory({ timeout: 60 }).updateContact('1', {});
    await expect(asked).rejects.toMatchObject({ ...unavailable, cause: { code: 'timeout' } });
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it.each<[string, Respond]>([
    ['no JSON', answering('<html>Maintenance</html>')],
    ['nothing', answering('')],
    ['another shape', answering({ membres: [] })],
    ['nobody', answering({ resMemberData: { membres: [] } })],
    ['a list', answering([])],
    ['null', answering('null')],
    ['a member without a number', answering({ ...sparseSource(''), resMemberData: { membres: [{}] } })],
    [
      'a price that is a text',
      answering({ ...sparseSource('1'), resPrices: { montantPrixMensuel: '9,99' } }),
    ],
    ['another member', answering(sparseSource('2'))],
    ['more than is read', answering({ ...sparseSource('1'), more: 'a'.repeat(300_000) })],
    ['400', (response) => response.writeHead(400).end('{}')],
    ['401', (response) => response.writeHead(401).end('{}')],
    ['403', (response) => response.writeHead(403).end('{}')],
  ])('that answers %s is asked once and not believed', async (_what, answer) => {
    service.answer(answer);
    expect(await callsOf(() => expect(directory().find('1')).rejects.toMatchObject(upstreamFailed))).toBe(1);
  });

  it('that redirects does not receive the key or the change elsewhere', async () => {
    const elsewhere = await startMemberDirectory();
    service.answer((response) =>
      response.writeHead(307, { location: `${elsewhere.baseUrl}members/1` }).end(),
    );
    await expect(directory().find('1')).rejects.toMatchObject(upstreamFailed);
    await expect(directory().updateContact('1', {})).rejects.toMatchObject(upstreamFailed);
    expect(elsewhere.calls).toEqual([]);
    await elsewhere.close();
  });

  it('that does not exist is unavailable', async () => {
    const gone = await startMemberDirectory();
    await gone.close();
    await expect(directory({ baseUrl: gone.baseUrl }).find('1')).rejects.toMatchObject({
      ...unavailable,
      cause: { code: 'unreachable' },
    });
  });

  it('that failed five times is left alone for a while, then asked again', async () => {
    const patient = directory({ recovery: 300 });
    service.answer((response) => response.writeHead(500).end());
    const failing = async () => {
      for (let failure = 0; failure < 5; failure += 1) {
        await expect(patient.updateContact('1', {})).rejects.toMatchObject(unavailable);
      }
    };
    expect(await callsOf(failing)).toBe(5);
    expect(
      await callsOf(async () => {
        await expect(patient.find('1')).rejects.toMatchObject({ code: 'unavailable', retryAfter: 1 });
        await expect(patient.updateContact('1', {})).rejects.toMatchObject({ code: 'unavailable' });
      }),
    ).toBe(0);
    service.answer();
    await vi.waitFor(async () => expect(await patient.find('1')).toBeDefined(), {
      timeout: 3_000,
      interval: 50,
    });
    expect(await patient.updateContact('1', {})).toBe(true);
  });

  it('does not open the circuit breaker with invalid answers or unknown members', async () => {
    const patient = directory();
    service.answer((response) => response.writeHead(400).end());
    for (let odd = 0; odd < 6; odd += 1) await patient.updateContact('1', {}).catch(() => {});
    for (let none = 0; none < 6; none += 1) await patient.find('404').catch(() => {});
    service.answer();
    expect(await patient.find('1')).toBeDefined();
  });
});

describe('the API on a membership system', () => {
  let api: TestApi;
  let headers: Record<string, string>;
  beforeAll(async () => {
    api = await startApi({ MEMBER_DIRECTORY_URL: service.baseUrl, MEMBER_DIRECTORY_KEY: directoryKey });
    headers = { authorization: `Bearer ${await issueToken(api.store, memberNumber)}` };
  });
  afterAll(() => api.close());
  const { memberNumber } = testMembers.zoe;

  it('returns the system’s data to the member', async () => {
    const answer = await getMember(api, memberNumber, headers);
    expect(answer.httpStatus).toBe(200);
    expect(JSON.stringify(answer)).not.toContain('000-000-000');
  });

  it.each<[string, Respond, number, string]>([
    ['is away', (response) => response.writeHead(500).end('secret'), 503, 'MemberDirectoryAway'],
    ['is odd', answering({ secret: 'Zoé' }), 502, 'MemberDirectoryFailed'],
  ])(
    'logs that the system %s, without the content of its answer',
    async (_what, answer, httpStatus, type) => {
      service.answer(answer);
      const before = api.logs.length;
      expect(await getMember(api, memberNumber, headers)).toMatchObject({ httpStatus });
      const lines = api.logs.slice(before);
      const errors = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 50);
      expect(errors).toMatchObject([{ error: { cause: { type } } }]);
      for (const secret of [memberNumber, directoryKey, 'secret', 'Zoé']) {
        expect(lines.join('')).not.toContain(secret);
      }
    },
  );
});
