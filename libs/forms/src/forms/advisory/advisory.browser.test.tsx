import { mistakesOf, testMessages } from '../../testing/test-messages.tsx';
import { AdvisoryForm } from './index.ts';

const { choice, message } = mistakesOf;

for (const name of ['car-advisory', 'home-advisory']) {
  testMessages(name, AdvisoryForm, { question: choice, textArea: message });
}
