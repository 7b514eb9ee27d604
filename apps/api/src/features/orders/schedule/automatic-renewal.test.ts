import { type AutomaticRenewal, getAutomaticRenewal, setAutomaticRenewal } from '@jalon/api-client/contract';
import { dayInQuebec } from '@jalon/i18n';
import { renewalConsentVersion } from '@jalon/membership/legal';
import { describe, expect, it } from 'vitest';
import { call, memberships } from '../../../testing/checkouts.ts';
import { testMembers } from '../../../testing/members.ts';
import { isHers, member, startRenewed } from '../../../testing/renewed-member.ts';
import { startApiForTest, type TestApi } from '../../../testing/test-api.ts';
import { query } from '../../../testing/test-database.ts';
import { addDays } from '../../quotes/index.ts';
import { renewalConsents } from '../orders.tables.ts';

const today = dayInQuebec();
const consent = { version: renewalConsentVersion, locale: 'fr' };

interface Answered {
  readonly status: number;
  readonly errors?: Readonly<Record<string, string>>;
  readonly automaticRenewal?: AutomaticRenewal;
}

const find = (api: TestApi, who?: string): Promise<Answered> =>
  call(api, getAutomaticRenewal, { member: who });
const choose = (api: TestApi, body: object, who: string = member): Promise<Answered> =>
  call(api, setAutomaticRenewal, { body, member: who });

describe('automatic renewal', () => {
  it('is switched off and on by the member, and each choice is kept with its text', async () => {
    const { api, db, url, endOn } = await startRenewed();
    await endOn(addDays(today, 100));
    const on = {
      isOn: true,
      expiresOn: addDays(today, 100),
      payment: { method: 'card', brand: 'visa', lastFour: '4242' },
    };
    expect((await find(api, member)).automaticRenewal).toEqual(on);
    expect((await choose(api, { isOn: false })).automaticRenewal).toEqual({ ...on, isOn: false });
    expect((await db.select().from(memberships).where(isHers))[0]?.renewalTypeCode).toBe('R');

    expect((await choose(api, { isOn: true })).errors).toEqual({ consent: 'required' });
    const old = { ...consent, version: '2020-01-01' };
    expect((await choose(api, { isOn: true, consent: old })).errors).toEqual({ consent: 'changed' });
    expect((await choose(api, { isOn: true, consent })).automaticRenewal).toEqual(on);
    // A repeated request does not store a second choice.
    expect((await choose(api, { isOn: true, consent })).automaticRenewal).toEqual(on);
    expect((await db.select().from(memberships).where(isHers))[0]?.renewalTypeCode).toBe('A');

    expect(await db.select().from(renewalConsents).orderBy(renewalConsents.id)).toMatchObject([
      { memberNumber: member, isOn: false, version: null, locale: null },
      { memberNumber: member, isOn: true, ...consent },
    ]);
    await expect(query(url, 'UPDATE renewal_consents SET is_on = false')).rejects.toThrow('never changed');
  });

  it('that is off when the payment is due is not paid', async () => {
    const { api, endToday, stepNow, becomes, laterCharges } = await startRenewed();
    await choose(api, { isOn: false });
    await endToday();
    await stepNow();
    await becomes({ state: 'stopped', reason: 'switchedOff' });
    expect(laterCharges()).toBe(0);
  });

  it('that was stopped and is switched on again is paid, without a second notice', async () => {
    const { api, sendNotice, endToday, stepNow, becomes, laterCharges, mailWith } = await startRenewed();
    await sendNotice();
    await choose(api, { isOn: false });
    await stepNow();
    await becomes({ state: 'stopped', reason: 'switchedOff' });
    expect((await choose(api, { isOn: true, consent })).automaticRenewal?.isOn).toBe(true);
    await becomes({ state: 'noticed', reason: null });
    await endToday();
    await stepNow();
    await becomes({ state: 'renewed' });
    expect(laterCharges()).toBe(1);
    expect(mailWith('sera renouvelée')).toHaveLength(1);
  });

  it('is planned for a membership that was bought without it, when a card is kept', async () => {
    const placing = { renewalSelected: false };
    const { api, db, endOn, becomes } = await startRenewed(placing, { termSelected: 'monthly' });
    await endOn(addDays(today, 100));
    expect((await find(api, member)).automaticRenewal).toMatchObject({ isOn: false });
    await choose(api, { isOn: true, consent });
    await becomes({ state: 'planned', expiresOn: addDays(today, 100) });
    expect(await db.$count(renewalConsents)).toBe(1);
  });

  it('can’t be switched on within 60 days of the end, where no notice was sent', async () => {
    const { api, endOn } = await startRenewed();
    await endOn(addDays(today, 59));
    await choose(api, { isOn: false });
    expect((await find(api, member)).automaticRenewal?.obstacle).toBe('tooLate');
    expect((await choose(api, { isOn: true, consent })).errors).toEqual({ isOn: 'tooLate' });
  });

  it('of a membership that the club’s system keeps is put back, but not begun', async () => {
    const api = await startApiForTest({ SEED_DEMONSTRATION: 'on' });
    const [antoine, marguerite] = ['1000000124', '1000000033'];
    await choose(api, { isOn: false }, antoine);
    expect((await choose(api, { isOn: true, consent }, antoine)).automaticRenewal?.isOn).toBe(true);
    expect((await choose(api, { isOn: true, consent }, marguerite)).errors).toEqual({ isOn: 'noPayment' });
  });

  it('is available only to the main member', async () => {
    const api = await startApiForTest({ SEED_DEMONSTRATION: 'on' });
    expect((await find(api)).status).toBe(401);
    expect((await find(api, testMembers.eloi.memberNumber)).status).toBe(403);
    expect((await choose(api, { isOn: false }, testMembers.eloi.memberNumber)).status).toBe(403);
  });
});
