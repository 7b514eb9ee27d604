import { type ErrorCode, errorAnswer, errorStatus } from '@jalon/api-client/contract';

/** When each error is answered, for the description of the API. */
const reasons: Readonly<Record<ErrorCode, string>> = {
  invalid_body: 'the body is no JSON object',
  invalid_idempotency_key: 'the Idempotency-Key is missing, or is not 16 to 128 letters, digits, - or _',
  wrong_credentials: 'no account has this username and this password',
  unauthenticated: 'there is no access token, or none that is valid',
  forbidden: 'it is another member’s',
  foreign_origin: 'a browser sent it from the page of another site',
  not_found: 'there is nothing of this path or Id',
  unknown_form: 'there is no form of this number',
  timed_out: 'the request did not come in whole in time',
  too_large: 'the body is over 64 KiB',
  unsupported_type: 'the body is not application/json',
  invalid_fields: 'fields are in error: errors names them',
  confirm_needed:
    'a program may have filled the form in: the same with the renderToken of the answer is taken after 2 seconds',
  too_many: 'too many calls from one place: Retry-After says when to come back',
  headers_too_large: 'the address and the headers are too long, or too many',
  unexpected: 'a defect of the API',
  upstream_failed: 'a service that the API asks refused, or its answer can’t be understood',
  unavailable: 'the database, or a service that the API asks, is away: Retry-After says when to come back',
};

/** The description of the errors that a route answers, by status. */
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
