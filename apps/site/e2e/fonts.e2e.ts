import { address, expect, test } from './support/test.ts';

/** The characters of French and English. */
const letters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 àâæçéèêëîïôœùûüÿ ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ « » ’ “ ” – — … € $ ¢ % ° ½ © ® ™ − × \u00a0 \u202f ? ! : ; , . / & @ # * + = ( ) [ ] { } | _ ~ < >';

test('a page loads 45 kB of fonts or less', async ({ page }) => {
  const fonts: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'font') return;
    fonts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  for (const path of ['/fr', '/en/advice/articles/winter-tires', '/fr/adhesions', '/fr/connexion']) {
    fonts.length = 0;
    await page.goto(address('E2E_CLUB_SITE') + path);
    await page.evaluate(async () => await document.fonts.ready);
    const sizes = await Promise.all(fonts);
    expect(sizes, path).toHaveLength(2);
    expect(
      sizes.reduce((sum, size) => sum + size, 0),
      path,
    ).toBeLessThanOrEqual(45_000);
    await page.goto('about:blank');
  }
});

test('every letter of French and English is in the fonts', async ({ page }) => {
  await page.goto(`${address('E2E_CLUB_SITE')}/fr`);
  const debug = await page.context().newCDPSession(page);
  await debug.send('DOM.enable');
  await debug.send('CSS.enable');
  for (const style of ['h1', 'p', 'p strong', 'p em']) {
    await page.locator('main').evaluate(
      (main, { style, letters }) => {
        const [outer = '', inner] = style.split(' ');
        const element = document.createElement(outer);
        const holder = inner ? element.appendChild(document.createElement(inner)) : element;
        holder.id = 'letters';
        holder.textContent = letters;
        main.replaceChildren(element);
      },
      { style, letters },
    );
    await page.evaluate(async () => {
      document.querySelector('#letters')?.getBoundingClientRect();
      await document.fonts.ready;
    });
    const { root } = await debug.send('DOM.getDocument');
    const { nodeId } = await debug.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#letters' });
    const { fonts } = await debug.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(
      fonts.map(({ isCustomFont }) => isCustomFont),
      style,
    ).toEqual([true]);
  }
});
