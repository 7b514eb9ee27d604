import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type RecordingServer, type Respond, startRecording } from './recording-server.ts';

/** The licence key that the server accepts. */
export const canadaPostKey = 'AB12-CD34-EF56-GH78';

/** A recorded call. */
export interface ServiceCall {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly parameters: Readonly<Record<string, string>>;
}

export interface CanadaPostServer extends RecordingServer<ServiceCall> {
  readonly baseUrl: string;
}

/** An error's row (AddressComplete, Errors). */
export function errorRow(code: string | number, Description = 'Described') {
  return { Items: [{ Error: code, Description, Cause: 'The cause.', Resolution: 'The resolution.' }] };
}

/** Answers JSON with status 200, as the service does even for errors. */
export function json(value: unknown): (response: ServerResponse) => void {
  return (response) => {
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(typeof value === 'string' ? value : JSON.stringify(value));
  };
}

const suggestions = [
  {
    Id: 'CA|CP|B|4867056',
    Text: '350 Rue Saint-Joseph E',
    Highlight: '0-3,4-7',
    Cursor: 0,
    Description: 'Québec, QC, G1K 3B2',
    Next: 'Retrieve',
  },
  {
    Id: 'CA|CP|ENG|RUE_DES_ERABLES-QUEBEC',
    Text: '350 Rue des Érables',
    Highlight: '0-3',
    Cursor: 0,
    Description: 'Québec, QC - 2 Addresses',
    // The service sometimes labels groups so.
    Next: 'Retrieve',
  },
];
const units = ['101', '102'].map((unit) => ({
  Id: `CA|CP|B|77${unit}`,
  Text: `${unit}-350 Rue des Érables`,
  Highlight: '',
  Cursor: -1,
  Description: 'Québec, QC, G1R 2M1',
  Next: 'Retrieve',
}));

/** The rows of an address, English first as the service may send them, with fields that the API omits. */
export function addressRows(Id: string, fields: Record<string, unknown> = {}) {
  const common = {
    Id,
    DomesticId: '4867056',
    LanguageAlternatives: 'FRE,ENG',
    SubBuilding: '',
    BuildingNumber: '350',
    City: 'Québec',
    Line2: '',
    AdminAreaCode: '2423027',
    Province: 'QC',
    ProvinceCode: 'QC',
    PostalCode: 'G1K 3B2',
    CountryIsoNumber: '124',
    Type: 'Residential',
    DataLevel: 'Premise',
  };
  return {
    Items: [
      {
        ...common,
        Language: 'ENG',
        Street: 'Saint-Joseph St E',
        Line1: '350 Saint-Joseph St E',
        ProvinceName: 'Quebec',
        ...fields,
      },
      {
        ...common,
        Language: 'FRE',
        Street: 'Rue Saint-Joseph E',
        Line1: '350 Rue Saint-Joseph E',
        ProvinceName: 'Québec',
        ...fields,
      },
    ],
  };
}

/** The documented behaviour: errors are rows, the status is always 200. */
const asDocumented: Respond<ServiceCall> = (response, call) => json(documentedAnswer(call))(response);

function documentedAnswer({ url, parameters }: ServiceCall): object {
  const { Key, SearchTerm = '', LastId = '', Id = '' } = parameters;
  const isFind = url === '/AddressComplete/Interactive/Find/v2.10/json3.ws';
  const isRetrieve = url === '/AddressComplete/Interactive/Retrieve/v2.11/json3.ws';
  if (!isFind && !isRetrieve) return errorRow('20', 'Endpoint not available');
  if (Key !== canadaPostKey) return errorRow('2', 'Unknown key');
  if (isRetrieve) {
    const known = [...suggestions, ...units].some((row) => row.Id === Id);
    return known ? addressRows(Id) : errorRow('1001', 'Id Invalid');
  }
  if (!SearchTerm && !LastId) return errorRow('1001', 'SearchTerm or LastId Required');
  if (LastId) return { Items: LastId === suggestions[1]?.Id ? units : [] };
  return { Items: SearchTerm.startsWith('350') ? suggestions : [] };
}

/** Starts a local server with the protocol of Canada Post's AddressComplete. */
export async function startCanadaPost(): Promise<CanadaPostServer> {
  const server = await startRecording(async (request) => {
    const parameters = Object.fromEntries(new URLSearchParams(await text(request)));
    return { method: request.method ?? '', url: request.url ?? '', parameters };
  }, asDocumented);
  return { ...server, baseUrl: `${server.origin}/AddressComplete/Interactive/` };
}
