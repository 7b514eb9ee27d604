import type { Environment } from './environment.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** The level of `LOG_LEVEL`; `info` by default. */
export const readLogLevel = (environment: Environment): LogLevel =>
  environment.oneOf('LOG_LEVEL', logLevels, 'info');

/** An error in the log. */
export type ErrorDescription = {
  type: string;
  message: string;
  stack: string;
  code?: string | undefined;
  status?: number | undefined;
  cause?: ErrorDescription | undefined;
};

/** Describes an error by name, code and stack frames, without its message, which may quote what a person typed. */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) {
    // React Router wraps its own errors in a response.
    const { status, error: cause }: { status?: unknown; error?: unknown } =
      typeof error === 'object' && error !== null ? error : {};
    return {
      type: typeof error,
      message: '',
      stack: '',
      status: typeof status === 'number' ? status : undefined,
      cause: cause instanceof Error ? describeError(cause) : undefined,
    };
  }
  return {
    type: error.name,
    message: '',
    code: 'code' in error ? String(error.code) : undefined,
    stack: error.stack?.match(/^ {4}at .*$/gm)?.join('\n') ?? '',
    cause: error.cause instanceof Error ? describeError(error.cause) : undefined,
  };
}
