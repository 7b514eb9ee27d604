import { expect, it, vi } from 'vitest';
import { Button } from '../../actions/button/index.ts';
import { serverHtml } from '../../testing/server-html.tsx';
import { closesDialog, Dialog, opensDialog } from './index.ts';

const warn = vi.spyOn(console, 'warn');
const html = serverHtml(
  <>
    <Button {...opensDialog('help')}>Help</Button>
    <Dialog
      id="help"
      title="Help"
      className="mine"
      data-x="1"
      actions={<Button {...closesDialog('help')}>OK</Button>}
    >
      <p>Content</p>
    </Dialog>
  </>,
  'en',
);

it('serves its content while closed, named by its title', () => {
  expect(html).toMatch(/<dialog (?=[^>]*id="help")(?=[^>]*aria-labelledby="help-title")(?=[^>]*data-x="1")/);
  expect(html).toMatch(/<dialog [^>]*class="[^"]*mine/);
  expect(html).not.toMatch(/<dialog [^>]* open/);
  expect(html).toContain('<h2 id="help-title">Help</h2>');
  expect(html).toContain('<p>Content</p>');
});

it('opens and closes with HTML only', () => {
  expect(html).toMatch(
    /<button (?=[^>]*type="button")(?=[^>]*command="show-modal")(?=[^>]*commandfor="help")/,
  );
  expect(html.match(/command="close" commandfor="help"/g)).toHaveLength(2);
  expect(html).toContain('aria-label="Close"');
});

it('gives styled-components no attribute to warn about', () => {
  expect(warn.mock.calls).toEqual([]);
});

it('closes at a press outside only where that loses nothing', () => {
  expect(html).toContain('closedby="any"');
  expect(serverHtml(<Dialog id="a" title="b" backdropCloses={false} />)).toContain('closedby="closerequest"');
});
