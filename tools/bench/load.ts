import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';

// Posts the battery test to an API, at full speed or at a steady rate.

const body = JSON.stringify({
  formID: '12',
  locale: 'F',
  userAgent: 'Mozilla/5.0 (bench)',
  centreUrbain: 'Laval',
  vehiculeMarque: 'Toyota',
  vehiculeModele: 'Corolla',
  vehiculeAnnee: '2020',
});

export interface Figures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** Each post has its own visitor and its own key. */
const newHeaders = () => ({
  'content-type': 'application/json',
  'idempotency-key': randomUUID(),
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
});

export interface Load {
  /** Seconds. */
  readonly duration: number;
  readonly connections: number;
}

/** Posts at full speed: the next as soon as one is answered. */
export async function postAll(url: string, { duration, connections }: Load): Promise<Figures> {
  const result = await autocannon({
    url: `${url}/api/forms/12`,
    connections,
    duration,
    requests: [{ method: 'POST', body, setupRequest: (request) => ({ ...request, headers: newHeaders() }) }],
  });
  if (result.non2xx + result.errors + result.timeouts > 0) {
    throw new Error(`${result.non2xx} answers were no 200, ${result.errors} calls had none`);
  }
  const { p50, p99 } = result.latency;
  return { perSecond: result['2xx'] / result.duration, p50, p99 };
}

/**
 * Starts calls at a steady rate, whether or not earlier ones have ended: visitors do not wait for each other.
 * Times are measured from the moment at which each call was due.
 */
export async function steadily(
  rate: number,
  duration: number,
  work: () => Promise<unknown>,
): Promise<Figures> {
  const times: number[] = [];
  async function one(due: number): Promise<void> {
    await work();
    times.push(performance.now() - due);
  }
  const began = performance.now();
  const all: Promise<void>[] = [];
  while (all.length < rate * duration) {
    const due = began + (all.length / rate) * 1000;
    if (due <= performance.now()) all.push(one(due));
    else await delay(1);
  }
  await Promise.all(all);
  return figures(times, (performance.now() - began) / 1000);
}

export async function postSteadily(url: string, rate: number, duration: number): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const posted = await steadily(rate, duration, () => post(url, agent));
  agent.destroy();
  return posted;
}

/** Posts a number of submissions, one after the other. */
export async function postInTurn(url: string, count: number): Promise<Figures> {
  const agent = new Agent({ keepAlive: true });
  const measured = await timesOf(count, () => post(url, agent));
  agent.destroy();
  return measured;
}

/** Repeats the work a number of times, one after the other. */
export async function timesOf(count: number, work: () => Promise<unknown>): Promise<Figures> {
  const times: number[] = [];
  const began = performance.now();
  for (let done = 0; done < count; done += 1) {
    const asked = performance.now();
    await work();
    times.push(performance.now() - asked);
  }
  return figures(times, (performance.now() - began) / 1000);
}

async function post(url: string, agent: Agent): Promise<void> {
  const sending = request(`${url}/api/forms/12`, { method: 'POST', agent, headers: newHeaders() });
  sending.end(body);
  const [response] = await once(sending, 'response');
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== 200) throw new Error(`An answer was ${response.statusCode}`);
}

export function figures(times: number[], seconds: number): Figures {
  times.sort((a, b) => a - b);
  const percentile = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { perSecond: times.length / seconds, p50: percentile(0.5), p99: percentile(0.99) };
}
