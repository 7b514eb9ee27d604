import { translator } from '@jalon/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { Button } from '../../actions/button/index.ts';
import { NavLinkList } from '../../navigation/nav-link-list/index.ts';
import { opensDialog } from '../dialog/index.ts';
import { SearchOverlay, type SearchOverlayProps, searchOverlayMessages } from './index.ts';

const texts = {
  fr: {
    open: 'Rechercher',
    popular: 'Recherches fréquentes',
    links: ['Test de batterie', 'Pneus d’hiver', 'Vignette de stationnement'],
    query: 'pneus',
    found: ['Pneus d’hiver\u00a0: quand les poser?', 'Pneus usagés et écocentres', 'Bien gonfler ses pneus'],
  },
  en: {
    open: 'Search',
    popular: 'Popular searches',
    links: ['Battery test', 'Winter tires', 'Parking permit'],
    query: 'tires',
    found: [
      'When should I put on winter tires?',
      'Used tires and recycling centres',
      'How to inflate your tires properly',
    ],
  },
};

function Example({ globals, ...props }: Partial<SearchOverlayProps> & { globals: Record<string, unknown> }) {
  const t = texts[storyLocale(globals)];
  return (
    <>
      <Button variant="secondary" {...opensDialog('recherche')}>
        {t.open}
      </Button>
      <SearchOverlay
        id="recherche"
        action="#resultats"
        suggest={async () =>
          t.found.map((title, index) => ({
            title,
            snippet: title.replace(/pneus?|tires?/i, '<em>$&</em>'),
            href: `#${index}`,
          }))
        }
        {...props}
      >
        <div style={{ marginBlockStart: 24 }}>
          <NavLinkList
            headingLevel={3}
            title={t.popular}
            links={t.links.map((label) => ({ label, href: `#${label}` }))}
          />
        </div>
      </SearchOverlay>
    </>
  );
}

/**
 * The site’s search, over the page. The header opens it, and so can a page such as “not found”. Not for a list on the
 * page, which has its own field.
 */
const meta: Meta<typeof SearchOverlay> = {
  title: 'Overlays/SearchOverlay',
  component: SearchOverlay,
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  render: (args, { globals }) => <Example {...args} globals={globals} />,
};

export default meta;
type Story = StoryObj<typeof SearchOverlay>;

/** When it opens, the field has the focus. */
export const Opened: Story = {
  tags: ['both-languages'],
  play: async ({ canvas, globals }) => {
    const locale = storyLocale(globals);
    await userEvent.click(canvas.getByRole('button', { name: texts[locale].open }));
    const t = translator(searchOverlayMessages, { locale });
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: t('label') })).toHaveFocus());
  },
};

/**
 * From 3 characters on: links to the host’s suggestions, with the matches in bold, and their number for screen readers.
 */
export const Suggestions: Story = {
  tags: ['both-languages'],
  args: { open: true },
  play: async ({ canvas, globals }) => {
    const locale = storyLocale(globals);
    const t = translator(searchOverlayMessages, { locale });
    const field = await canvas.findByRole('searchbox');
    await userEvent.type(field, texts[locale].query);
    await waitFor(() => expect(canvas.getByRole('list', { name: t('suggestions') })).toBeVisible(), {
      timeout: 5000,
    });
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('found', { count: 3 }).replace('\u00a0', ' '),
    );
    await userEvent.tab();
    await userEvent.tab();
    const first = canvas.getByRole('link', { name: texts[locale].found[0] });
    await expect(first).toHaveFocus();
    await expect(first.querySelector('em')).toHaveTextContent(/^(Pneus|tires)$/);
  },
};

const nothing = fn(async () => []);

/** Without suggestions, the content under the field stays, and the absence is announced. */
export const NoSuggestions: Story = {
  tags: ['both-languages'],
  args: { open: true, suggest: nothing },
  play: async ({ canvas, globals }) => {
    const locale = storyLocale(globals);
    const t = translator(searchOverlayMessages, { locale });
    await userEvent.type(await canvas.findByRole('searchbox'), 'xyz');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(t('found', { count: 0 })), {
      timeout: 5000,
    });
    await expect(canvas.getByRole('list', { name: texts[locale].popular })).toBeVisible();
  },
};
