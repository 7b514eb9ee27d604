/** The components of a table of islands, for the server, which has loaded all of them. */
export async function loaded<Name extends string, Component>(
  table: Readonly<Record<Name, () => Promise<Component>>>,
): Promise<Readonly<Record<Name, Component>>> {
  const entries = Object.entries(table) as [Name, () => Promise<Component>][];
  const components = await Promise.all(entries.map(async ([name, load]) => [name, await load()] as const));
  return Object.fromEntries(components) as Record<Name, Component>;
}
