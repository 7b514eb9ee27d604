import * as calls from '../contract/calls.ts';
import { readError } from './answers.ts';
import type { Case, Server } from './case.ts';

const all = Object.values(calls);

/** Whether a call has this method at an address. */
function exists(address: string, method: string): boolean {
  return all.some((one) => {
    const template = new RegExp(`^${one.path.replaceAll(/:\w+/g, '[^/]+')}$`);
    return one.method === method && template.test(address);
  });
}

/** Every address of the contract, with the methods that no call has there. */
export const methodCases: readonly Case<Server>[] = [...new Set(all.map(({ path }) => path))].map((path) => ({
  title: `rejects other methods (${path})`,
  async run({ baseUrl }) {
    const address = path.replaceAll(/:\w+/g, '1');
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((one) => !exists(address, one))) {
      await readError(await fetch(baseUrl + address, { method }), 'not_found');
    }
  },
}));
