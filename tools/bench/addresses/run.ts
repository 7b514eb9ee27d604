import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { embeddedDirectory } from '../../../apps/api/src/features/addresses/embedded-directory.ts';
import { readQuebecAddresses } from '../../../apps/api/src/features/addresses/quebec-addresses.ts';
import { startApi } from '../api.ts';

// Types addresses as visitors do, and times the suggestions; see README.md.

const { values: options } = parseArgs({
  options: {
    addresses: { type: 'string', default: '150' },
    visitors: { type: 'string', default: '1,8,32' },
  },
});
/** Maximum of the 99th percentile for one visitor, in milliseconds. */
const goal = 20;

const all = readQuebecAddresses();
const typed = all.filter(
  (_address, index) => index % Math.ceil(all.length / Number(options.addresses)) === 0,
);
const searches = typed.flatMap(({ number, street, city }) => {
  const numberFirst = `${number} ${street} ${city}`;
  const streetFirst = `${street} ${number} ${city}`;
  const unaccented = numberFirst.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return [numberFirst, streetFirst, unaccented].flatMap((text) =>
    Array.from({ length: text.length - 2 }, (_, more) => text.slice(0, more + 3)).filter(
      (search) => search.trim().length >= 3,
    ),
  );
});

const began = performance.now();
const directory = embeddedDirectory(all);
console.log(`${all.length} addresses, ready in ${(performance.now() - began).toFixed(0)} ms`);
console.log(`${searches.length} searches of ${typed.length} addresses`);

let failures = 0;

/** Sends every search once, with a number of them open at a time; returns the milliseconds of each. */
async function timed(visitors: number, ask: (search: string) => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  const waiting = searches.values();
  async function visitor(): Promise<void> {
    for (const search of waiting) {
      const asked = performance.now();
      const found = await ask(search);
      times.push(performance.now() - asked);
      if (found === 0) failures += 1;
    }
  }
  await Promise.all(Array.from({ length: visitors }, visitor));
  return times.sort((a, b) => a - b);
}

function percentile(times: readonly number[], percent: number): number {
  return times[Math.min(times.length - 1, Math.floor((times.length * percent) / 100))] ?? 0;
}

function report(name: string, times: readonly number[], seconds: number): void {
  const [half, most, almost, last] = [50, 95, 99, 100].map((percent) =>
    percentile(times, percent).toFixed(2),
  );
  console.log(
    `${name}: median ${half} ms, 95th ${most} ms, 99th ${almost} ms, longest ${last} ms; ${Math.round(times.length / seconds)} a second`,
  );
}

async function round(name: string, visitors: number, ask: (search: string) => Promise<number>) {
  const start = performance.now();
  const times = await timed(visitors, ask);
  report(name, times, (performance.now() - start) / 1000);
  return times;
}

const inProcess = async (text: string) => (await directory.find({ text, within: '', language: 'fr' })).length;
await round('in the process, first time', 1, inProcess);
await round('in the process, warm', 1, inProcess);

const dataDir = await mkdtemp(join(tmpdir(), 'jalon-addresses-'));
// All searches come from one visitor, so the rate limit is set high enough never to apply.
const api = await startApi({ dataDir, environment: { ADDRESS_SEARCH_RATE_LIMIT_POINTS: '1000000' } });

const agent = new Agent({ keepAlive: true });
async function overHttp(search: string): Promise<number> {
  const query = new URLSearchParams({ 'last-id': '', 'search-param': search, 'language-preference': 'fr' });
  const [response] = await once(
    get(`${api.url}/api/get-addresscomplete-interactive-find?${query}`, { agent }),
    'response',
  );
  const answer = (await json(response)) as { Items?: unknown[] };
  return response.statusCode === 200 ? (answer.Items?.length ?? 0) : 0;
}

try {
  for (const visitors of options.visitors.split(',').map(Number)) {
    const times = await round(`over HTTP, ${visitors} at a time`, visitors, overHttp);
    if (visitors === 1 && percentile(times, 99) > goal) process.exitCode = 1;
  }
} finally {
  agent.destroy();
  await api.stop();
  await rm(dataDir, { recursive: true });
}
console.log(`${failures} searches without a suggestion`);
if (failures > 0) process.exitCode = 1;
