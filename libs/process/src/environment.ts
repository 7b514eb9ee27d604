/** The environment variables of a process. */
export type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads environment variables. Each error becomes one line of `problems`, and the default is used instead. An
 * empty variable counts as not set, as `.env` files and containers have it.
 */
export interface Environment {
  readonly problems: readonly string[];
  /** Adds a line. It must name the variable and must not contain a secret. */
  problem(line: string): void;
  text(name: string): string | undefined;
  /** A whole number from `min` to `max`. */
  integer(name: string, standard: number, min: number, max: number): number;
  oneOf<Value extends string>(name: string, values: readonly Value[], standard: Value): Value;
  /** Comma-separated values. */
  list(name: string): string[];
  /** An `http:` or `https:` origin, without a slash at the end. */
  origin(name: string): string | undefined;
  /** The URL of a service: `https:`, or `http:` on this machine, without query, fragment or credentials. */
  serviceUrl(name: string): URL | undefined;
}

export function readEnvironment(variables: Variables): Environment {
  const problems: string[] = [];
  const text = (name: string) => variables[name]?.trim() || undefined;

  function integer(name: string, standard: number, min: number, max: number): number {
    const value = text(name);
    if (value === undefined) return standard;
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= min && number <= max) return number;
    problems.push(`${name} must be a whole number from ${min} to ${max}, not "${value}".`);
    return standard;
  }

  return {
    problems,
    problem: (line) => problems.push(line),
    text,
    integer,
    oneOf(name, values, standard) {
      const value = text(name) ?? standard;
      const known = values.find((one) => one === value);
      if (!known) problems.push(`${name} must be one of ${values.join(', ')}, not "${value}".`);
      return known ?? standard;
    },
    list: (name) =>
      (text(name) ?? '')
        .split(',')
        .map((value) => value.trim())
        .filter(Boolean),
    origin(name) {
      const value = text(name);
      if (value === undefined) return undefined;
      const url = URL.parse(value);
      if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
        problems.push(`${name} must be an origin such as https://www.example.org, not "${value}".`);
      }
      return url?.origin;
    },
    serviceUrl(name) {
      const value = text(name);
      if (value === undefined) return undefined;
      const url = URL.parse(value);
      const here = url !== null && ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname);
      // Calls carry keys and personal data.
      if (url?.protocol !== 'https:' && !(url?.protocol === 'http:' && here)) {
        problems.push(`${name} must start with https://.`);
      } else if (url.search || url.hash || url.username || url.password) {
        problems.push(`${name} may have no query, fragment, user or password.`);
      } else {
        return url;
      }
      return undefined;
    },
  };
}
