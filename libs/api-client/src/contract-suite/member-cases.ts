import { deepEqual, equal, ok } from 'node:assert/strict';
import { call, getMember, isCallError, signIn } from '../client/index.ts';
import { accessTokenCookie, memberSource } from '../contract/index.ts';
import { json, readError } from './answers.ts';
import type { Case } from './case.ts';
import type { SignInTarget } from './sign-in-cases.ts';

/** The contract of the member calls as test cases, for the API and the MSW handlers. */
export const memberCases: readonly Case<SignInTarget>[] = [
  {
    title: 'returns the member’s details for the bearer token or the cookie',
    async run(target) {
      const token = await tokenOf(target);
      const answers = await Promise.all(
        [{ authorization: `Bearer ${token}` }, { cookie: `other=1; ${accessTokenCookie}=${token}` }].map(
          async (headers) => {
            const response = await get(target, target.memberNumber, headers);
            equal(response.status, 200);
            return json(response);
          },
        ),
      );
      const { resMemberData, resPrices } = memberSource.parse(answers[0]);
      equal(resMemberData.membres[0].noMembre, target.memberNumber);
      ok(resMemberData.membres[0].dossierAdhesion.codeStatutAdhesion);
      equal(typeof resPrices?.montantPrixMensuel, 'number');
      deepEqual(answers[1], answers[0]);
    },
  },
  {
    title: 'returns nothing without a valid token',
    async run(target) {
      const token = await tokenOf(target);
      const [header = '', payload = '', signature = ''] = token.split('.');
      const encode = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
      const forged = encode({ ...claims, memberNumber: target.otherNumber });
      const lasting = encode({ ...claims, exp: claims.exp + 3600 });
      for (const bad of [
        '',
        'undefined',
        `${header}.${forged}.${signature}`,
        `${header}.${lasting}.${signature}`,
        `${header}.${payload}.`,
        `${header}.${payload}`,
        `${encode({ alg: 'none' })}.${payload}.`,
        `${encode({ alg: 'None', typ: 'JWT' })}.${forged}.`,
        `${header}.${payload}.${signature.slice(0, -4)}AAAA`,
        `${token}.${signature}`,
        '..',
      ]) {
        for (const headers of [
          { authorization: `Bearer ${bad}` },
          { cookie: `${accessTokenCookie}=${bad}` },
        ]) {
          for (const number of [target.memberNumber, target.otherNumber, '', 'x']) {
            await readError(await get(target, number, headers), 'unauthenticated');
          }
        }
      }
      await readError(await get(target, target.memberNumber, {}), 'unauthenticated');
    },
  },
  {
    title: 'rejects a request for another member',
    async run(target) {
      const headers = { authorization: `Bearer ${await tokenOf(target)}` };
      for (const number of [target.otherNumber, '1', `0${target.memberNumber.slice(1)}`]) {
        await readError(await get(target, number, headers), 'forbidden');
      }
    },
  },
  {
    title: 'names the member number when it is missing or invalid',
    async run(target) {
      const headers = { authorization: `Bearer ${await tokenOf(target)}` };
      const { memberNumber } = target;
      for (const [query, error] of [
        ['', 'required'],
        ['?memberNumber=', 'required'],
        ['?memberNumber=x', 'invalid'],
        [`?memberNumber=${memberNumber}%00`, 'invalid'],
        [`?memberNumber=%20${memberNumber}`, 'invalid'],
        ['?memberNumber=12345678901', 'invalid'],
        [`?memberNumber=${memberNumber}&memberNumber=${memberNumber}`, 'invalid'],
        [`?memberNumber[]=${memberNumber}`, 'required'],
      ]) {
        const response = await fetch(target.baseUrl + getMember.path + query, { headers });
        deepEqual(await readError(response, 'invalid_fields'), { memberNumber: error });
      }
    },
  },
  {
    title: 'answers 404 for a member that the membership system does not have',
    async run(target) {
      const signed = await call(
        signIn,
        { body: { username: target.strayUsername, password: target.password } },
        target,
      );
      ok(!isCallError(signed));
      const { memberNumber } = JSON.parse(atob(signed.accessToken.split('.')[1] ?? ''));
      const response = await get(target, memberNumber, { authorization: `Bearer ${signed.accessToken}` });
      await readError(response, 'not_found');
    },
  },
];

async function tokenOf({ baseUrl, username, password }: SignInTarget): Promise<string> {
  const answer = await call(signIn, { body: { username, password } }, { baseUrl });
  ok(!isCallError(answer), JSON.stringify(answer));
  return answer.accessToken;
}

function get(
  { baseUrl }: SignInTarget,
  memberNumber: string,
  headers: { readonly authorization?: string; readonly cookie?: string },
): Promise<Response> {
  return fetch(`${baseUrl}${getMember.path}?${new URLSearchParams({ memberNumber })}`, {
    headers: new Headers(Object.entries(headers)),
  });
}
