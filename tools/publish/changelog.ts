// How `nx release` writes a library's CHANGELOG.md: the sections of its version plans, word for word.

/** The headings of a version plan, in the order of the changelog. */
export const headings = ['Breaking changes', 'New', 'Fixed'];

export interface Plan {
  /** The text above the first heading. */
  summary: string;
  /** The lines under each heading. */
  sections: Map<string, string>;
}

/** The data from `nx release` that this renderer uses. */
interface Release {
  changes: readonly { description: string }[];
  changelogEntryVersion: string;
  /** Our other libraries whose new version this one needs. */
  dependencyBumps?: readonly { dependencyName: string; newVersion: string }[];
}

export function readPlan(text: string): Plan {
  const [summary = '', ...parts] = text.split(/^### /m);
  const sections = parts.map((part): [string, string] => {
    const [heading = '', ...lines] = part.split('\n');
    return [heading.trim(), lines.join('\n').trim()];
  });
  return { summary: summary.trim(), sections: new Map(sections) };
}

export default class PlanRenderer {
  readonly #release: Release;

  constructor(release: Release) {
    this.#release = release;
  }

  render(): string {
    const { changes, changelogEntryVersion, dependencyBumps = [] } = this.#release;
    const plans = changes.map(({ description }) => readPlan(description));
    const bodies = headings.flatMap((heading) => {
      const lines = plans.flatMap(({ sections }) => sections.get(heading) ?? []);
      return lines.length > 0 ? [`### ${heading}`, lines.join('\n')] : [];
    });
    const needed = dependencyBumps.map(
      ({ dependencyName, newVersion }) => `\`${dependencyName}\` ${newVersion}`,
    );
    return [
      `## ${changelogEntryVersion} (${new Date().toISOString().slice(0, 10)})`,
      ...plans.flatMap(({ summary }) => summary || []),
      ...bodies,
      ...(needed.length > 0 ? [`Needs ${[...new Set(needed)].sort().join(', ')}.`] : []),
    ].join('\n\n');
  }
}
