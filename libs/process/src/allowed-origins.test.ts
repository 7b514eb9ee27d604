import { describe, expect, it } from 'vitest';
import { readAllowedOrigins } from './allowed-origins.ts';
import { readEnvironment } from './environment.ts';

describe('ALLOWED_ORIGINS', () => {
  it('is empty by default', () => {
    const environment = readEnvironment({});
    expect(readAllowedOrigins(environment)).toEqual([]);
    expect(environment.problems).toEqual([]);
  });

  it('has one line for each invalid origin', () => {
    const wrong = [
      '*',
      'null',
      'club.test',
      'https://club.test/',
      'https://Club.test',
      'https://club.test:443',
    ];
    const environment = readEnvironment({ ALLOWED_ORIGINS: ['https://club.test', ...wrong].join(',') });
    readAllowedOrigins(environment);
    expect(environment.problems).toEqual(
      wrong.map((origin) => expect.stringMatching(`^ALLOWED_ORIGINS .*"${origin.replace('*', '\\*')}"\\.$`)),
    );
  });
});
