/** A request in an address to open the sign-in panel. */
export interface PanelRequest {
  /** `sp=1`: check for maintenance, then open the panel. */
  readonly opens: boolean;
  /** `r`: the page to open after signing in, unchecked. Only the server decides whether to open it. */
  readonly returnPath: string | undefined;
  /** The path, query and fragment without both parameters. */
  readonly rest: string;
}

/** Reads `sp` and `r` from an address; `undefined` if it has neither. Other parameters are unchanged. */
export function readPanelRequest({ pathname, search, hash, searchParams }: URL): PanelRequest | undefined {
  if (!searchParams.has('sp') && !searchParams.has('r')) return undefined;
  const others = search
    .slice(1)
    .split('&')
    .filter((pair) => !isOfPanel(pair))
    .join('&');
  return {
    opens: searchParams.get('sp') === '1',
    returnPath: searchParams.get('r') || undefined,
    rest: `${pathname}${others && `?${others}`}${hash}`,
  };
}

/** The name may be escaped: `%73p` is `sp`. */
function isOfPanel(pair: string): boolean {
  const names = new URLSearchParams(pair);
  return names.has('sp') || names.has('r');
}
