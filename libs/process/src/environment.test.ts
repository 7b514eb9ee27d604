import { expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

it('counts an empty variable as not set', () => {
  const environment = readEnvironment({ A: '', B: '  ', C: ' text ' });
  expect(['A', 'B', 'C'].map(environment.text)).toEqual([undefined, undefined, 'text']);
});

it.each([
  ['https://club.example', 'https://club.example'],
  ['http://localhost:3001/', 'http://localhost:3001'],
])('reads the origin %s', (value, origin) => {
  const environment = readEnvironment({ URL: value });
  expect(environment.origin('URL')).toBe(origin);
  expect(environment.problems).toEqual([]);
});

it.each([
  'localhost:3001',
  'ftp://club.example',
  'https://club.example/path',
  'https://club.example?query',
  'https://user:password@club.example',
])('reports that %s is not an origin', (value) => {
  const environment = readEnvironment({ URL: value });
  environment.origin('URL');
  expect(environment.problems).toEqual([expect.stringMatching(/^URL must be an origin/)]);
});

it('continues with the default and reports each mistake', () => {
  const environment = readEnvironment({ PORT: '70000', LEVEL: 'loud' });
  expect(environment.integer('PORT', 3000, 0, 65_535)).toBe(3000);
  expect(environment.oneOf('LEVEL', ['low', 'high'], 'low')).toBe('low');
  expect(environment.problems).toEqual([
    'PORT must be a whole number from 0 to 65535, not "70000".',
    'LEVEL must be one of low, high, not "loud".',
  ]);
});
