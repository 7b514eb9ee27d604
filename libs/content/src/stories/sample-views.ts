import type { Locale } from '@jalon/i18n';
import winterRoad from '@jalon/ui/pictures/winter-road.svg';
import type { PageView } from '../view/view.ts';
import en from './generated/views.en.json' with { type: 'json' };
import fr from './generated/views.fr.json' with { type: 'json' };

type Sample = keyof typeof fr;

/** A page of the sample content, as the engine answers it. */
export function sampleView(sample: Sample, locale: Locale): PageView {
  const view: unknown = (locale === 'fr' ? fr : en)[sample];
  return JSON.parse(JSON.stringify(view).replaceAll('/pictures/winter-road.svg', winterRoad));
}
