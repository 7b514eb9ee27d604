import { expect, it } from 'vitest';
import { refusedStatus, retryAfter } from './refusal.ts';

it('keeps the status of what a visitor can correct or send again', () => {
  expect([422, 428, 429].map((status) => refusedStatus(status))).toEqual([422, 428, 429]);
  expect([0, 401, 404, 500, 502].map((status) => refusedStatus(status))).toEqual([503, 503, 503, 503, 503]);
  expect([refusedStatus(401, [401]), refusedStatus(404, [401])]).toEqual([401, 503]);
});

it('says when to try again, if the API did', () => {
  expect([retryAfter({ retryAfter: 900 }), retryAfter({})]).toEqual([[['retry-after', '900']], []]);
});
