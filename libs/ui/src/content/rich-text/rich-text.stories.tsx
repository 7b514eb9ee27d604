import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inLocale, storyLocale } from '../../../../../tools/vite/story-locale.ts';
import winterRoad from '../../foundations/pictures/winter-road.svg';
import { onEverySurface } from '../../testing/on-surface.tsx';
import { RichText } from './rich-text.tsx';

const texts = {
  fr: {
    article: `<h2>Avant de partir</h2>
<p>Une batterie perd <strong>la moitié de sa force</strong> à −30&nbsp;°C. Faites-la <a href="#test">tester avant l’hiver</a>, surtout si elle a plus de quatre&nbsp;ans.</p>
<ul><li>Nettoyez les bornes.</li><li>Vérifiez la tension&nbsp;:<ul><li>12,6&nbsp;V au repos;</li><li>14&nbsp;V en marche.</li></ul></li><li>Gardez un câble dans le coffre.</li></ul>
<h3>Et si elle ne démarre pas</h3>
<ol><li>Allumez les feux de détresse.</li><li>Appelez-nous au <a href="tel:+15145550123">514&nbsp;555-0123</a>.</li></ol>
<blockquote>Une batterie ne prévient pas deux fois.</blockquote>
<figure><img src="${winterRoad}" alt="Une route enneigée au crépuscule" width="1600" height="900"><figcaption>La route 169, un soir de janvier.</figcaption></figure>`,
    table: `<table><caption>Autonomie selon le froid</caption><thead><tr><th scope="col">Température</th><th scope="col">Autonomie</th><th scope="col">Recharge</th><th scope="col">Chauffage</th></tr></thead><tbody><tr><th scope="row">20&nbsp;°C</th><td>400&nbsp;km</td><td>35&nbsp;min</td><td>aucun</td></tr><tr><th scope="row">−20&nbsp;°C</th><td>250&nbsp;km</td><td>70&nbsp;min</td><td>3&nbsp;kW</td></tr></tbody></table>`,
    legal:
      '<p>Offre valable jusqu’au 31 mars. Certaines <a href="#conditions">conditions</a> s’appliquent.</p>',
    tableName: 'Tableau',
  },
  en: {
    article: `<h2>Before you leave</h2>
<p>A battery loses <strong>half its strength</strong> at −30&nbsp;°C. Have yours <a href="#test">tested before winter</a>, especially if it’s more than four years old.</p>
<ul><li>Clean the terminals.</li><li>Check the voltage:<ul><li>12.6&nbsp;V at rest;</li><li>14&nbsp;V with the engine running.</li></ul></li><li>Keep cables in the trunk.</li></ul>
<h3>If it won’t start</h3>
<ol><li>Turn on the hazard lights.</li><li>Call us at <a href="tel:+15145550123">514&nbsp;555-0123</a>.</li></ol>
<blockquote>A battery doesn’t warn you twice.</blockquote>
<figure><img src="${winterRoad}" alt="A snowy road at dusk" width="1600" height="900"><figcaption>Route 169, on a January evening.</figcaption></figure>`,
    table: `<table><caption>Range in the cold</caption><thead><tr><th scope="col">Temperature</th><th scope="col">Range</th><th scope="col">Charging</th><th scope="col">Heating</th></tr></thead><tbody><tr><th scope="row">20&nbsp;°C</th><td>400&nbsp;km</td><td>35&nbsp;min</td><td>none</td></tr><tr><th scope="row">−20&nbsp;°C</th><td>250&nbsp;km</td><td>70&nbsp;min</td><td>3&nbsp;kW</td></tr></tbody></table>`,
    legal: '<p>Offer valid until March 31. <a href="#conditions">Conditions</a> apply.</p>',
    tableName: 'Table',
  },
};

/**
 * Free text from a content system, sanitized.
 *
 * The HTML is parsed into React elements with an allow-list and never set as HTML. Two property tests check that
 * combined attacks leave only allowed elements, attributes and addresses, and that the browser parses the served HTML
 * into the same tree.
 */
const meta: Meta<typeof RichText> = {
  title: 'Content/RichText',
  component: RichText,
  render: inLocale(texts, (t, args) => <RichText {...args} html={t.article} />),
};

export default meta;
type Story = StoryObj<typeof RichText>;

export const Article: Story = { tags: ['both-languages'] };

/** At 320 px the table scrolls in its frame and the page does not. */
export const NarrowTable: Story = {
  tags: ['both-languages'],
  render: inLocale(texts, (t, args) => (
    <div style={{ inlineSize: 320 }}>
      <RichText {...args} html={t.table} />
    </div>
  )),
  play: async ({ canvas, globals }) => {
    const frame = canvas.getByRole('region', { name: texts[storyLocale(globals)].tableName });
    await expect(frame.clientWidth).toBeLessThanOrEqual(320);
    await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
    frame.focus();
    await expect(frame).toHaveFocus();
  },
};

export const OnEverySurface: Story = onEverySurface(
  inLocale(texts, (t, args) => <RichText {...args} html={t.legal} />),
);
