import { expect, it } from 'vitest';
import {
  dayInQuebec,
  formatDate,
  formatDateInQuebec,
  formatDateTime,
  formatTime,
  yearInQuebec,
} from './date.ts';

it.each([
  ['2027-03-31', '31 mars 2027', 'March 31, 2027'],
  ['2026-08-01', '1er août 2026', 'August 1, 2026'],
  ['2026-12-11', '11 décembre 2026', 'December 11, 2026'],
])('writes %s as each language writes a date', (day, fr, en) => {
  const date = new Date(day);
  expect([formatDate(date, 'fr'), formatDate(date, 'en')]).toEqual([fr, en]);
});

it('formats the day in UTC in any time zone', () => {
  expect(formatDate(new Date('2026-11-21T23:59:59Z'), 'en')).toBe('November 21, 2026');
  expect(formatDate(new Date('2026-11-21T00:00:00Z'), 'en')).toBe('November 21, 2026');
});

it('writes the day of a moment in Québec, in summer and in winter', () => {
  expect(formatDateInQuebec(new Date('2026-12-02T04:59:00Z'), 'fr')).toBe('1er décembre 2026');
  expect(formatDateInQuebec(new Date('2026-08-02T04:00:00Z'), 'en')).toBe('August 2, 2026');
});

it('gives the calendar day and the year of a moment in Québec, in summer and in winter', () => {
  expect(dayInQuebec(new Date('2026-08-02T03:59:00Z'))).toBe('2026-08-01');
  expect(dayInQuebec(new Date('2026-08-02T04:00:00Z'))).toBe('2026-08-02');
  expect(dayInQuebec(new Date('2027-01-01T04:59:00Z'))).toBe('2026-12-31');
  expect(yearInQuebec(new Date('2027-01-01T04:59:00Z'))).toBe(2026);
  expect(yearInQuebec(new Date('2027-01-01T05:00:00Z'))).toBe(2027);
});

it('writes a time of day in Québec, in summer and in winter', () => {
  const summer = new Date('2026-08-01T19:04:00Z');
  expect(formatDateTime(summer, 'fr')).toBe('1er août 2026 à 15\u00a0h\u00a04');
  expect(formatDateTime(summer, 'en')).toBe('August 1, 2026 at 3:04\u00a0p.m.');
  expect(formatDateTime(new Date('2026-12-11T03:04:00Z'), 'fr')).toContain('10 décembre 2026');
});

it.each([
  ['2026-12-11T14:07:00Z', '9\u00a0h\u00a07'],
  ['2026-12-11T13:58:00Z', '8\u00a0h\u00a058'],
  ['2026-12-11T15:00:00Z', '10\u00a0h'],
  ['2026-12-11T05:30:00Z', '0\u00a0h\u00a030'],
])('writes no zero before an hour or a minute in French: %s', (moment, time) => {
  expect(formatDateTime(new Date(moment), 'fr')).toBe(`11 décembre 2026 à ${time}`);
  expect(formatTime(new Date(moment), 'fr')).toBe(time);
});

it('writes a time of day in English with a no-break space', () => {
  expect(formatTime(new Date('2026-12-11T14:07:00Z'), 'en')).toBe('9:07\u00a0a.m.');
});
