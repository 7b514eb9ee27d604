// `npm run host -- next`: a host of the documentation outside the workspace, against the API of `npm start`, until Ctrl-C.
import { startConsumer } from './consumer.ts';
import { examples } from './examples.ts';

const [name = ''] = process.argv.slice(2);
const files = examples[name];
if (!files) {
  console.error(`Name a host: ${Object.keys(examples).join(', ')}`);
  process.exit(1);
}
const apiUrl = process.env.API_URL ?? 'http://127.0.0.1:3001';
console.log(
  `Installing, building and starting the ${name} host, with the API at ${apiUrl} (about a minute).`,
);
const { url, stop } = await startConsumer(name, apiUrl, files());
console.log(
  `Ready: ${url}${name === 'react-router' ? '/fr/formulaires/test-de-batterie' : ''} (Ctrl-C stops it)`,
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stop().then(() => process.exit(0)));
}
