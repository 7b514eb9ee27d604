import { batteryTestSettings } from '@jalon/club';
import { translator } from '@jalon/i18n';
import type { FormsOf } from '../../kit/form-descriptor.ts';
import { batteryTestLabels } from './battery-test.labels.ts';
import { batteryTestMessages } from './battery-test.messages.ts';
import { batteryTest } from './battery-test.schema.ts';
import { batteryTestPageMessages } from './battery-test-page.messages.ts';

export const batteryTestForms: FormsOf = (club) => [
  {
    ...batteryTest(club.batteryTest),
    title: { fr: 'Test de batterie', en: 'Battery test' },
    labels: (locale) =>
      batteryTestLabels(
        translator(batteryTestMessages, { locale }),
        locale,
        batteryTestSettings(club.batteryTest),
      ),
    sample: {
      centreUrbain: 'Québec',
      vehiculeMarque: 'Toyota',
      vehiculeModele: 'Corolla',
      vehiculeAnnee: '2019',
    },
    page: {
      slug: { fr: 'test-de-batterie', en: 'battery-test' },
      texts: batteryTestPageMessages,
      picture: 'battery-test',
    },
    confirmation: { request: { fr: 'test de batterie', en: 'battery test' }, next: 'request' },
  },
];
