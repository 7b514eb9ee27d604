import { type ErrorCode, errorAnswer, errorStatus } from '@jalon/api-client/contract';

/** When each error occurs, for the API's description. */
const reasons: Readonly<Record<ErrorCode, string>> = {
  invalid_body: 'the body is not a JSON object',
  invalid_idempotency_key: 'the Idempotency-Key is missing, or is not 16 to 128 letters, digits, - or _',
  wrong_credentials: 'the username or the password is wrong',
  unauthenticated: 'there is no valid access token',
  forbidden: 'the data belongs to another member',
  foreign_origin: 'a browser sent the request from another site’s page',
  not_found: 'nothing exists at this path or with this Id',
  unknown_form: 'no form has this number',
  timed_out: 'the request was not complete in time',
  too_large: 'the body is over 64 KiB',
  unsupported_type: 'the body is not application/json',
  invalid_fields: 'fields are in error: `errors` names them',
  confirm_needed:
    'a program may have filled in the form: send the same again after 2 seconds, with the `renderToken` of the answer',
  too_many: 'too many calls from one address: `Retry-After` says when to try again',
  headers_too_large: 'the URL and the headers are too long, or there are too many headers',
  unexpected: 'a defect of the API',
  upstream_failed: 'another service refused the API’s call, or its answer is not valid',
  unavailable: 'the database or another service is unavailable: `Retry-After` says when to try again',
};

/** The description of a route's errors, by status. */
export function errorAnswers(...codes: readonly ErrorCode[]) {
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))];
  return Object.fromEntries(
    statuses.map((status) => {
      const told = codes.filter((code) => errorStatus[code] === status);
      const description = told.map((code) => `\`${code}\`: ${reasons[code]}`).join('; ');
      return [status, { description, content: { 'application/json': { schema: errorAnswer } } }];
    }),
  );
}
