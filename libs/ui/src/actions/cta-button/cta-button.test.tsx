import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { CtaButton } from './index.ts';

it('is a button that does not submit by default', () => {
  expect(renderToString(<CtaButton className="mine">Fermer</CtaButton>)).toMatch(
    /^<button (?=[^>]*type="button")(?=[^>]*class="[^"]*mine)(?=[^>]*data-size="medium")/,
  );
  expect(renderToString(<CtaButton buttonType="submit" form="f" />)).toMatch(
    /^<button (?=[^>]*type="submit")(?=[^>]*form="f")/,
  );
});

it('takes a size for each width', () => {
  expect(renderToString(<CtaButton size={{ base: 'small', desktop: 'large' }} />)).toMatch(
    /(?=[^>]*data-size="small")(?=[^>]*data-size-desktop="large")/,
  );
});

it('is a link with a href or a call to action, without the attributes of a button', () => {
  const html = renderToString(
    <CtaButton
      cta={{ href: '/fr/magazine', title: 'Magazine', openNewTab: true }}
      form="f"
      name="n"
      value="v"
    />,
  );
  expect(html).toMatch(/^<a (?=[^>]*href="\/fr\/magazine")(?=[^>]*target="_blank")(?=[^>]*rel="noopener")/);
  expect(html).toContain('>Magazine<');
  expect(html).not.toMatch(/ (type|form|name|value)=/);
  expect(renderToString(<CtaButton href="/fr" cta={{ href: '/en' }} />)).toContain('href="/fr"');
});

it('puts words for screen readers after the visible ones, and an icon last', () => {
  expect(
    renderToString(
      <CtaButton visuallyHiddenLabel="du club" icon={<svg aria-hidden="true" />}>
        Devenir membre
      </CtaButton>,
    ),
  ).toMatch(
    /<span>Devenir membre<\/span><span class="jalon-visually-hidden">[^<]*(<!-- -->)?du club<\/span><svg/,
  );
});

it('renders no link and logs an error when a link is disabled', () => {
  const told = vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
  const html = renderToString(<CtaButton href="/fr" disabled />);
  expect(html).toMatch(/^<button (?=[^>]*disabled)/);
  expect(html).not.toContain('href');
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('/fr'));
  told.mockClear();
});
