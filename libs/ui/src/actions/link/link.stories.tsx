import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { Link, type LinkProps, LinkProvider } from './link.tsx';

const texts = {
  fr: { before: 'Consultez la ', link: 'politique de confidentialité', after: ' du club.' },
  en: { before: 'Read the club’s ', link: 'privacy policy', after: '.' },
};

const meta: Meta<typeof Link> = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#confidentialite' },
  render: (args, { globals }) => {
    const t = texts[storyLocale(globals)];
    return (
      <p>
        {t.before}
        <Link {...args}>{t.link}</Link>
        {t.after}
      </p>
    );
  },
};

export default meta;
type Story = StoryObj<typeof Link>;

export const InText: Story = {};

export const OnDark: Story = {
  decorators: [
    (Story) => (
      <div data-surface="primary" style={{ padding: 24 }}>
        <Story />
      </div>
    ),
  ],
};

const navigate = fn();

function RouterLink({ href, ...rest }: LinkProps) {
  return (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        event.preventDefault();
        navigate(href);
      }}
    />
  );
}

/** With a `LinkProvider`, the host’s router answers. */
export const ThroughARouter: Story = {
  decorators: [
    (Story) => (
      <LinkProvider component={RouterLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(navigate).toHaveBeenLastCalledWith('#confidentialite');
  },
};
