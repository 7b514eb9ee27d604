import { mockPrices } from '@jalon/api-client/msw';
import { I18nProvider } from '@jalon/i18n/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleHelpRule, sampleMemberships } from '../samples/index.ts';
import { withPrices } from '../types/with-prices.ts';
import { HelpMeChoose, type HelpMeChooseProps, readHelpAnswers, readUnanswered } from './index.ts';

const { help, types, texts, sections } = sampleMemberships.en;

function page(search: string, props: Partial<HelpMeChooseProps> = {}): string {
  return renderToStaticMarkup(
    <I18nProvider locale="en">
      <HelpMeChoose
        questions={help}
        rule={sampleHelpRule}
        answers={readHelpAnswers(search, help)}
        unanswered={readUnanswered(search, help)}
        action="/en/memberships/choose"
        comparatorPath="/en/memberships"
        memberships={withPrices(types, mockPrices)}
        texts={texts}
        {...props}
      />
    </I18nProvider>,
  );
}

/** The values that the form sends when an answer is chosen. */
function answer(html: string, choice: string): string {
  const fields = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  const name = html.match(/type="radio"[^>]*name="([^"]*)"|name="([^"]*)"[^>]*type="radio"/);
  expect(html).toContain(`value="${choice}"`);
  const pairs = fields.map(([, field = '', value = '']) => [field, value]);
  return String(new URLSearchParams([...pairs, [name?.[1] ?? name?.[2] ?? '', choice]]));
}

it('leads through four questions to two types and the comparator, by forms alone', () => {
  let search = '';
  for (const [index, choice] of ['alone', 'far', 'camper', 'everything'].entries()) {
    const html = page(search);
    expect(html).toContain(`Question ${index + 1} of 4`);
    expect(html).toMatch(/<form[^>]*method="get"/);
    expect(html).toMatch(/<form[^>]*action="\/en\/memberships\/choose"/);
    expect(html.includes('Previous question')).toBe(index > 0);
    search = answer(html, choice);
  }
  expect(search).toBe('household=alone&distance=far&vehicle=camper&advice=everything');
  const result = page(search);
  expect(result).toContain('Jalon Premier</h2>');
  expect(result).toContain('Jalon Plus</h2>');
  expect(result).toContain('You drive a recreational vehicle, which the RV option covers.');
  expect(result).toContain('href="/en/memberships?first=premier&amp;second=plus&amp;differences=1"');
});

it('says in the language of the page that a question was sent without an answer', () => {
  expect(page('')).not.toContain('Please choose an answer');
  const html = page('household=alone&asked=distance');
  expect(html).toContain('Question 2 of 4');
  expect(html).toContain('Please choose an answer');
  expect(html).toContain('noValidate=""');
  expect(page('household=alone&asked=household')).not.toContain('Please choose an answer');
});

it('goes back one question with the answers before it', () => {
  expect(page('household=alone')).toContain('href="/en/memberships/choose"');
  expect(page('household=alone&distance=far')).toContain('href="/en/memberships/choose?household=alone"');
});

it('ends in the comparator with the two types first, where it has its rows', () => {
  const html = page('household=alone&distance=far&vehicle=camper&advice=everything', { sections });
  const heads = [...html.matchAll(/<th[^>]*scope="col"[^>]*>([^<]*)</g)].map(([, name]) => name);
  expect(heads.slice(1, 3)).toEqual(['Jalon Premier', 'Jalon Plus']);
  expect(html).not.toContain('Compare the two');
});
