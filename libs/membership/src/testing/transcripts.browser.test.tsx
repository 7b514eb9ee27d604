import { virtual } from '@guidepup/virtual-screen-reader';
import { mockPrices } from '@jalon/api-client/msw';
import { I18nProvider } from '@jalon/i18n/react';
import { render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { readAll } from '../../../../tools/vite/read-all.ts';
import { Comparator, readSelection } from '../comparator/index.ts';
import { sampleMemberships } from '../samples/index.ts';
import { withPrices } from '../types/with-prices.ts';

/**
 * The announcements of a screen reader for the comparator, by the ARIA and HTML specifications: a simulation, not a real screen
 * reader. Read the transcripts before you accept a change of them.
 */

afterEach(() => virtual.stop());

describe.each(['fr', 'en'] as const)('in %s, a screen reader says', (locale) => {
  it('every type, price and benefit of the comparator, and what differs after another choice', async () => {
    const { types, sections, texts } = sampleMemberships[locale];
    const { container } = render(
      <I18nProvider locale={locale}>
        <Comparator
          memberships={withPrices(types, mockPrices).slice(0, 3)}
          sections={sections.slice(0, 12)}
          texts={texts}
          selection={readSelection('', types)}
          action="/"
          unfolded
          onSelectionChange={() => undefined}
          member={{ codeOptionAdhesion: 'PLUS' }}
          modifyHref="/modifier"
        />
      </I18nProvider>,
    );
    // The bar is in the transcript once the browser has reported that the table is in view.
    const bar = container.querySelector('section');
    container.querySelector('table')?.scrollIntoView();
    await expect.poll(() => bar?.dataset.state, { timeout: 10_000 }).toBe('shown');
    const first = await readAll();
    await virtual.start({ container: document.body });
    await virtual.clearSpokenPhraseLog();
    await userEvent.selectOptions(container.querySelector('select') as HTMLElement, 'famille');
    await expect.poll(() => virtual.lastSpokenPhrase()).toMatch(/famil/i);
    const chosen = [...(await virtual.spokenPhraseLog())];
    const transcript = `# As it opens\n${first.join('\n')}\n\n# Another first type\n${chosen.join('\n')}\n`;
    await expect(transcript).toMatchFileSnapshot(`transcripts/comparator.${locale}.txt`);
  });
});
