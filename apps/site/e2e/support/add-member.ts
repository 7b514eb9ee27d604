import type pg from 'pg';
import type { BrowserContext } from 'playwright/test';
import { makeToken } from './api-keys.ts';
import { address } from './test.ts';

/** A member of no other test, without a balance; her membership ends soon (`inRenewal`) or in ten months. */
export async function addMember(database: pg.Client, { inRenewal }: { inRenewal: boolean }): Promise<string> {
  const number = String(5_000_000_000 + Math.floor(Math.random() * 999_999_999));
  const { rows } = await database.query(
    `INSERT INTO memberships SELECT (jsonb_populate_record(m, jsonb_build_object(
       'number', $1::text, 'in_renewal', $2::boolean, 'balance_cents', 0,
       'expires_on', current_date + CASE WHEN $2 THEN 20 ELSE 300 END))).*
     FROM memberships m WHERE number = '9000010' RETURNING number`,
    [number, inRenewal],
  );
  if (rows.length !== 1) throw new Error('The demonstration member is missing');
  // Other tests change the option of the copied member.
  await database.query(
    `INSERT INTO members SELECT (jsonb_populate_record(m, jsonb_build_object(
       'member_number', $1::text, 'membership_number', $1::text, 'option_code', 'BASE', 'option_vr', false))).*
     FROM members m WHERE member_number = '1000000116'`,
    [number],
  );
  await database.query(
    `INSERT INTO member_addresses SELECT (jsonb_populate_record(m, jsonb_build_object('member_number', $1::text))).*
     FROM member_addresses m WHERE member_number = '1000000116'`,
    [number],
  );
  return number;
}

/** Signs such a member in on the demonstration club’s site. */
export async function asNewMember(
  context: BrowserContext,
  database: pg.Client,
  options: { inRenewal: boolean },
): Promise<void> {
  const memberNumber = await addMember(database, options);
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const value = await makeToken(address('E2E_DATA_DIR'), { memberNumber, iat: 1, exp });
  await context.addCookies([{ name: 'accessToken', value, url: address('E2E_CLUB_SITE'), httpOnly: true }]);
}
