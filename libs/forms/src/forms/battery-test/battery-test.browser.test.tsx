import { mistakesOf, testMessages } from '../../testing/test-messages.tsx';
import { BatteryTestForm } from './index.ts';

const { choice, number } = mistakesOf;

testMessages('battery-test', BatteryTestForm, {
  centreUrbain: choice,
  vehiculeMarque: ['required', 'tooLong', 'lettersOnly'],
  vehiculeModele: ['required', 'tooLong', 'lettersAndDigitsOnly'],
  vehiculeAnnee: [...number, 'invalidYear'],
});
