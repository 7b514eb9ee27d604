import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type RecordingServer, type Respond, startRecording } from './recording-server.ts';

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

/** A local membership system. */
export interface MemberDirectoryServer extends RecordingServer<DirectoryCall> {
  readonly baseUrl: string;
}

/** Answers with JSON; strings are sent unchanged. */
export function answering(value: unknown): (response: ServerResponse) => void {
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

const asDocumented: Respond<DirectoryCall> = (response, call) => {
  const [, number = ''] = call.url.match(/^\/club\/members\/(\d+)$/) ?? [];
  if (response.req.headers.authorization !== `Bearer ${directoryKey}`) response.writeHead(401).end();
  else if (!number || number === '404') response.writeHead(404).end('{}');
  else if (call.method === 'PATCH') response.writeHead(204).end();
  else answering(sparseSource(number))(response);
};

export async function startMemberDirectory(): Promise<MemberDirectoryServer> {
  const server = await startRecording(async (request) => {
    const { method = '', url = '', headers } = request;
    const key = headers['idempotency-key'];
    return { method, url, body: await text(request), key: typeof key === 'string' ? key : undefined };
  }, asDocumented);
  return { ...server, baseUrl: `${server.origin}/club/` };
}
