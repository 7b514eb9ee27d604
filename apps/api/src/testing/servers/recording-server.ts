import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '../../../../../tools/vite/listen.ts';

export type Respond<Call> = (response: ServerResponse, call: Call) => void;

/** A local server in place of another service. */
export interface RecordingServer<Call> {
  readonly origin: string;
  /** All calls, in order. */
  readonly calls: readonly Call[];
  /** Sets the answer to every later call; without an argument, the documented one. */
  answer(respond?: Respond<Call>): void;
  close(): Promise<void>;
}

/** Starts a server that records what `read` makes of each request; without a result, it has answered the request itself. */
export async function startRecording<Call>(
  read: (request: IncomingMessage, response: ServerResponse) => Promise<Call | undefined>,
  asDocumented: Respond<Call>,
): Promise<RecordingServer<Call>> {
  const calls: Call[] = [];
  let respond = asDocumented;
  const server = createServer(async (request, response) => {
    const call = await read(request, response);
    if (call === undefined) return;
    calls.push(call);
    respond(response, call);
  });
  const { origin, close } = await listen(server);
  return {
    origin,
    calls,
    answer(how = asDocumented) {
      respond = how;
    },
    close,
  };
}
