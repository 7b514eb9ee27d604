import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { libraries, readManifest, workspace } from '../scripts/libraries.ts';
import PlanRenderer, { headings, readPlan } from './changelog.ts';

const read = (file: string) => readFileSync(`${workspace}/${file}`, 'utf8');
const plans = globSync('.nx/version-plans/*.md', { cwd: workspace });

describe('the changelog', () => {
  it('joins the sections of several plans, breaking changes first, and names the versions it needs', () => {
    const changelog = new PlanRenderer({
      changelogEntryVersion: '0.3.0',
      changes: [
        { description: 'A field for colours.\n\n### New\n\n- `ColourField`.' },
        { description: '### Fixed\n\n- Focus.\n\n### Breaking changes\n\n- `tint` is `colour`.' },
        { description: '### New\n\n- `colours`.' },
      ],
      dependencyBumps: [{ dependencyName: '@jalon/i18n', newVersion: '0.3.0' }],
    }).render();
    expect(changelog.split('\n\n')).toEqual([
      expect.stringMatching(/^## 0\.3\.0 \(\d{4}-\d\d-\d\d\)$/),
      'A field for colours.',
      '### Breaking changes',
      '- `tint` is `colour`.',
      '### New',
      '- `ColourField`.\n- `colours`.',
      '### Fixed',
      '- Focus.',
      'Needs `@jalon/i18n` 0.3.0.',
    ]);
  });

  it.each(libraries)('of %s begins with its version, and says what changed', (library) => {
    const [newest = ''] = read(`libs/${library}/CHANGELOG.md`).split(/\n(?=## )/);
    const { summary, sections } = readPlan(newest);
    expect(summary).toMatch(`## ${readManifest(library).version} (`);
    expect(summary.split('\n').length + sections.size).toBeGreaterThan(1);
    expect(headings).toEqual(expect.arrayContaining([...sections.keys()]));
  });

  it('shows for each breaking change what to change, as a diff', () => {
    const without = plans.flatMap((plan) =>
      (readPlan(read(plan)).sections.get('Breaking changes') ?? '')
        .split(/\n(?=- )/)
        .filter((change) => change !== '' && !/^ *```diff$/m.test(change))
        .map((change) => `${plan}: ${change.slice(0, 60)}`),
    );
    expect(without).toEqual([]);
  });

  it('has the heading of every section of a version plan', () => {
    const found = plans.flatMap((plan) => [...readPlan(read(plan)).sections.keys()]);
    expect(headings).toEqual(expect.arrayContaining([...new Set(found)]));
  });
});
