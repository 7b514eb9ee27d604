import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LinkTile, LinkTileList } from '../content/link-tile/index.ts';
import { Select } from '../inputs/select/index.ts';
import { TextInput } from '../inputs/text-input/index.ts';

it('serves native controls with every attribute of the caller', () => {
  expect(
    renderToString(<TextInput name="a" inputMode="numeric" maxLength={4} data-x="1" className="mine" />),
  ).toMatch(
    /^<input (?=.*name="a")(?=.*inputMode="numeric")(?=.*maxLength="4")(?=.*data-x="1")(?=.*class="[^"]*mine)/,
  );
  expect(
    renderToString(
      <Select name="b" defaultValue="2" required>
        <option>1</option>
        <option>2</option>
      </Select>,
    ),
  ).toMatch(/^<select (?=.*name="b")(?=.*required).*<option selected="">2<\/option>/);
});

it('serves tiles as a list, each with one link in its heading', () => {
  const html = renderToString(
    <LinkTileList>
      <LinkTile href="/a" title="Un" />
      <LinkTile href="/b" title="Deux" headingLevel={2} />
    </LinkTileList>,
  );
  expect(html.match(/<li>/g)).toHaveLength(2);
  expect(html).toContain('<h3><a href="/a">Un</a></h3>');
  expect(html).toContain('<h2><a href="/b">Deux</a></h2>');
});
