import { type ErrorCode, errorAnswer, errorStatus } from '@jalon/api-client/contract';

/** When each error is answered, for the description of the API. */
const reasons: Readonly<Record<ErrorCode, string>> = {
  invalid_body: 'the body is no JSON object',
  invalid_idempotency_key: 'the Idempotency-Key is missing, or is not 16 to 128 letters, digits, - or _',
  not_found: 'there is nothing at this address',
  unknown_form: 'there is no form of this number',
  too_large: 'the body is over 64 KiB',
  unsupported_type: 'the body is not application/json',
  invalid_fields: 'fields are in error: errors names them',
  too_many: 'too many submissions from one place: Retry-After says when to come back',
  unexpected: 'a defect of the API',
  unavailable: 'the database is away: Retry-After says when to come back',
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
