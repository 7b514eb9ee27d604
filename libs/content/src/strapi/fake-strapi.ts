import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ContentDocument } from '../source/content-document.ts';
import type { StrapiDocument, StrapiDocuments } from './content-documents.ts';
import { type Attribute, type Attributes, strapiModel } from './strapi-model.ts';

type Fields = Record<string, unknown>;
type Parameters = { [name: string]: Parameters | string };

/**
 * A local server with the documented behaviour of Strapi 5’s REST API: bearer token, `locale`, `status`, pagination,
 * components only if `populate` names them, `on` fragments for dynamic zones, its error format.
 */
export interface FakeStrapi {
  readonly url: URL;
  readonly token: string;
  published: StrapiDocuments;
  draft: StrapiDocuments;
  /** Replaces the answers of the API until it is removed. */
  fault: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
  /** Number of received requests. */
  readonly requests: number;
  close(): void;
}

export interface FakeStrapiOptions {
  /** The largest page of a list. */
  readonly maxLimit?: number;
  /** The host's documents. */
  readonly documents?: readonly ContentDocument[];
}

export async function startFakeStrapi(
  documents: StrapiDocuments,
  { maxLimit = 25, documents: hostDocuments = [] }: FakeStrapiOptions = {},
): Promise<FakeStrapi> {
  const model = strapiModel(hostDocuments);
  const token = 'a-token-of-the-tests';
  let requests = 0;

  const server = createServer((request, response) => {
    requests += 1;
    if (fake.fault) return fake.fault(request, response);
    if (request.headers.authorization !== `Bearer ${token}`)
      return sendError(response, 401, 'UnauthorizedError');
    const { pathname, search } = new URL(request.url ?? '/', 'http://strapi.test');
    const answer = respond(pathname, parseQuery(search));
    if (!answer) return sendError(response, 404, 'NotFoundError');
    send(response, 200, answer);
  });

  function respond(pathname: string, query: Parameters): object | undefined {
    const content = fake[query.status === 'draft' ? 'draft' : 'published'];
    const types = [...Object.values(model.contentTypes), ...model.documents.values()];
    const type = types.find((one) =>
      [`/api/${one.pluralName}`, `/api/${one.singularName}`].includes(pathname),
    );
    if (!type) return undefined;
    const locale = query.locale === 'en' || query.locale === 'fr' ? query.locale : 'fr';
    const { documents: named, ...own } = content;
    const documents: Readonly<
      Record<string, StrapiDocument | readonly (StrapiDocument | Fields)[] | undefined>
    > = { ...named, ...own };
    const entries = [documents[type.singularName] ?? documents[type.pluralName] ?? []]
      .flat()
      .flatMap((one, index) => {
        const fields =
          'texts' in one ? (one as { texts: Record<string, Fields> }).texts[locale] : (one as Fields);
        const meta = {
          id: index + 1,
          documentId: `d${String(index).padStart(4, '0')}`,
          publishedAt: null,
          locale,
        };
        return fields ? [{ ...meta, ...answerOf(type.attributes, fields, query.populate) }] : [];
      });
    if (type.kind === 'singleType') {
      return pathname.endsWith(type.singularName) && entries[0] ? { data: entries[0], meta: {} } : undefined;
    }
    const pagination = query.pagination as Parameters | undefined;
    const page = Number(pagination?.page ?? 1);
    const size = Math.min(Number(pagination?.pageSize ?? 25), maxLimit);
    const pageCount = Math.max(1, Math.ceil(entries.length / size));
    return {
      data: entries.slice((page - 1) * size, page * size),
      meta: { pagination: { page, pageSize: size, pageCount, total: entries.length } },
    };
  }

  /** Every attribute, null if empty; components and media only if populated. */
  function answerOf(
    attributes: Attributes,
    fields: Fields,
    populate: Parameters | string | undefined,
  ): Fields {
    const entries = Object.entries(attributes).flatMap(([name, attribute]) => {
      const wanted = typeof populate === 'object' ? populate[name] : undefined;
      const related = ['media', 'component', 'dynamiczone'].includes(attribute.type);
      if (related && wanted === undefined) return [];
      return [[name, partOf(attribute, fields[name], wanted)] as const];
    });
    return Object.fromEntries(entries);
  }

  function partOf(attribute: Attribute, value: unknown, wanted: Parameters | string | undefined): unknown {
    const { type, component = '', repeatable } = attribute;
    const inside = typeof wanted === 'object' ? wanted.populate : undefined;
    const part = (one: Fields, index: number) => ({
      id: index + 1,
      ...answerOf(model.components.get(component) ?? {}, one, inside),
    });
    if (type === 'dynamiczone') {
      const fragments = (typeof wanted === 'object' ? wanted.on : undefined) as Parameters | undefined;
      return ((value ?? []) as (Fields & { __component: string })[]).flatMap((one, index) => {
        const fragment = fragments?.[one.__component];
        if (fragment === undefined) return [];
        const inner = typeof fragment === 'object' ? fragment.populate : undefined;
        const partAttributes = model.components.get(one.__component) ?? {};
        return [{ __component: one.__component, id: index + 1, ...answerOf(partAttributes, one, inner) }];
      });
    }
    if (type !== 'component') return value ?? null;
    if (repeatable) return ((value ?? []) as Fields[]).map(part);
    return value === undefined ? null : part(value as Fields, 0);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const fake: FakeStrapi = {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`),
    token,
    published: documents,
    draft: documents,
    fault: undefined,
    get requests() {
      return requests;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return fake;
}

export function send(response: ServerResponse, status: number, answer: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify(answer));
}

/** An error in Strapi’s format. */
export function sendError(response: ServerResponse, status: number, name: string, headers = {}): void {
  send(response, status, { data: null, error: { status, name, message: name, details: {} } }, headers);
}

/** Parses `a[b][c]=d` to `{ a: { b: { c: 'd' } } }`. */
function parseQuery(search: string): Parameters {
  const root: Parameters = {};
  for (const [path, value] of new URLSearchParams(search)) {
    const names = path.split(/[[\]]+/).filter(Boolean);
    let at = root;
    for (const name of names.slice(0, -1)) {
      const next = at[name];
      at = at[name] = typeof next === 'object' ? next : {};
    }
    at[names.at(-1) ?? ''] = value;
  }
  return root;
}
