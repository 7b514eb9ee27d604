import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { workspace } from '../scripts/libraries.ts';

it('the demonstration club follows the JSON Schema that its file names', () => {
  const club = JSON.parse(readFileSync(`${workspace}/club.config.json`, 'utf8'));
  const schema = JSON.parse(readFileSync(resolve(workspace, club.$schema), 'utf8'));
  const validate = new Ajv2020().compile(schema);
  validate(club);
  expect(validate.errors).toBe(null);
});
