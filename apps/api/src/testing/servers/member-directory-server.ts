import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../../../../../tools/vite/listen.ts';

/** The key that the server accepts. */
export const directoryKey = 'directory-secret';

/** A recorded call. */
export interface DirectoryCall {
  readonly method: string;
  readonly url: string;
  readonly body: string;
  /** The `Idempotency-Key`. */
  readonly key?: string | undefined;
}

type Respond = (response: ServerResponse) => void;

/** A local membership system whose answers the test can change. */
export interface MemberDirectoryServer {
  readonly baseUrl: string;
  readonly calls: readonly DirectoryCall[];
  /** Sets the answer to every later call; without an argument, the documented one. */
  answer(respond?: Respond): void;
  close(): Promise<void>;
}

/** Answers with JSON; strings are sent unchanged. */
export function answering(value: unknown): Respond {
  return (response) => {
    response.setHeader('content-type', 'application/json');
    response.end(typeof value === 'string' ? value : JSON.stringify(value));
  };
}

/** A membership system's data about a member: with missing values and unknown properties. */
export function sparseSource(noMembre: string) {
  return {
    resMemberData: {
      codeRetour: 0,
      membres: [
        {
          noMembre,
          codeTypeMembre: null,
          noAssuranceSociale: '000-000-000',
          personne: { prenom: 'Zoé', nom: 'Côté', courriel: null },
          dossierAdhesion: { codeStatutAdhesion: 'A', solde: 12.5 },
        },
      ],
    },
    resPrices: null,
  };
}

export async function startMemberDirectory(): Promise<MemberDirectoryServer> {
  const calls: DirectoryCall[] = [];
  let respond: Respond | undefined;
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const key = headers['idempotency-key'];
    calls.push({ method, url, body: await text(request), key: typeof key === 'string' ? key : undefined });
    if (respond) return respond(response);
    const [, number = ''] = url.match(/^\/club\/members\/(\d+)$/) ?? [];
    if (headers.authorization !== `Bearer ${directoryKey}`) return response.writeHead(401).end();
    if (!number || number === '404') return response.writeHead(404).end('{}');
    if (method === 'PATCH') return response.writeHead(204).end();
    return answering(sparseSource(number))(response);
  });
  const { origin, close } = await listen(server);
  return {
    baseUrl: `${origin}/club/`,
    calls,
    answer: (how) => {
      respond = how;
    },
    close,
  };
}
