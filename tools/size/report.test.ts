import { describe, expect, it } from 'vitest';
import {
  budgetsWith,
  furtherSizes,
  furtherTable,
  pageSizes,
  pageTable,
  partsTable,
  table,
  verdicts,
} from './report.ts';

const size = (name: string, bytes: number) => ({ name, own: bytes, esbuild: bytes, vite: bytes - 100 });

describe('the size check', () => {
  it('is content with an entry at its budget', () => {
    expect(verdicts([size('@jalon/ui/button', 2048)], { '@jalon/ui/button': 2 })).toEqual([]);
  });

  it('refuses an entry one byte over its budget', () => {
    expect(verdicts([size('@jalon/ui/button', 2049)], { '@jalon/ui/button': 2 })).toHaveLength(1);
  });

  it('refuses an entry that is over its budget with one of the two bundlers only', () => {
    expect(verdicts([{ ...size('a', 1024), vite: 4096 }], { a: 2 })).toHaveLength(1);
  });

  it('refuses an entry without a budget', () => {
    expect(verdicts([size('@jalon/ui/button', 10)], {})[0]).toContain('has no budget');
  });

  it('refuses a budget whose entry no longer exists', () => {
    expect(verdicts([], { '@jalon/ui/gone': 2 })[0]).toContain('is not published');
  });

  it('compares the battery test with other form libraries', () => {
    const text = table([size('@jalon/forms/battery-test', 31_000)], { '@jalon/forms/battery-test': 31 });
    expect(text).toContain('| `@jalon/forms/battery-test` | 30.3 | 30.3 | 30.2 | 31 |');
    expect(text).toContain('| Mantine form and core 9.7 | 36 | 40 |');
  });
});

it('shows the parts of a form, which add up to it, and its folders', () => {
  const parts = [
    { name: 'react-hook-form', bytes: 13_312 },
    { name: 'forms and kit', bytes: 15_360 },
  ];
  const text = partsTable({ parts, folders: [{ name: 'kit/texts', bytes: 7168 }] });
  expect(text).toContain('| react-hook-form | 13.0 |\n| forms and kit | 15.0 |\n| all | 28.0 |');
  expect(text).toContain('| kit/texts | 7.0 |');
});

describe('a further form', () => {
  const form = (besideAll: number) => ({
    name: '@jalon/forms/gift-card',
    alone: 25_600,
    besideNearest: 2048,
    nearest: '@jalon/forms/contact-us',
    besideAll,
  });

  const budgets = { '@jalon/forms/gift-card beside the other forms': 3 };

  it('may add its budget to the others, and not one byte more', () => {
    expect(verdicts(furtherSizes([form(3072)]), budgets)).toEqual([]);
    expect(verdicts(furtherSizes([form(3073)]), budgets)).toHaveLength(1);
  });

  it('has its size alone, with the most similar form and with all others', () => {
    expect(furtherTable([form(1024)], budgets)).toContain(
      '| `@jalon/forms/gift-card` | 25.0 | 2.0 (contact-us) | 1.0 | 3 |',
    );
  });
});

it('a new form has the budget of a further form, and the page of all forms grows with it', () => {
  const form = (name: string) => ({ name, alone: 0, besideNearest: 0, nearest: '', besideAll: 0 });
  const page = (...heaviest: string[]) => ({ heaviest, script: 0 });
  const given = {
    old: 50,
    'old beside the other forms': 3,
    'a further form': 55,
    'a further form beside the other forms': 4,
    'a page of 1 form': 58,
  };
  expect(budgetsWith([form('old'), form('new')], [page('old'), page('old', 'new')], given)).toEqual({
    old: 50,
    'old beside the other forms': 3,
    new: 55,
    'new beside the other forms': 4,
    'a page of 1 form': 58,
    'a page of 2 forms': 62,
  });
});

describe('a page of several forms', () => {
  const page = (script: number) => ({
    heaviest: ['@jalon/forms/gift-card', '@jalon/forms/contact-us'],
    script,
  });
  const budgets = { 'a page of 2 forms': 34 };

  it('may weigh its budget, and not one byte more', () => {
    expect(verdicts(pageSizes([page(34 * 1024)]), budgets)).toEqual([]);
    expect(verdicts(pageSizes([page(34 * 1024 + 1)]), budgets)).toHaveLength(1);
  });

  it('is shown with the forms of the heaviest', () => {
    expect(pageTable([page(2048)], budgets)).toContain(
      '| a page of 2 forms | gift-card, contact-us | 2.0 | 34 |',
    );
  });
});
