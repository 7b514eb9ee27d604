// `npm run generate -- starter next my-club`: a club of one's own, outside the workspace, with all that a club has. With `vite`, a
// page that only the browser draws: the memberships and a form.
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { copyHost, dependOn, pointAtRegistry, tarballOf } from './consumer.ts';
import { examples } from './examples.ts';

const [framework = '', target = ''] = process.argv.slice(2);
const isPage = framework === 'vite';
const name = isPage ? 'starter-vite' : `club-${framework}`;
const files = examples[name];
const folder = resolve(process.env.INIT_CWD ?? '.', target);
if (!files || !target) {
  console.error('Usage: npm run generate -- starter <next|react-router|vite> <folder>');
  process.exit(1);
}
if (existsSync(folder)) {
  console.error(`${folder} exists already.`);
  process.exit(1);
}

copyHost(name, files(), folder);
const registry = process.env.JALON_REGISTRY;
if (registry) pointAtRegistry(folder, registry);
else dependOn(folder, ownCopy);
const file = join(folder, 'package.json');
const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
writeFileSync(file, `${JSON.stringify({ ...manifest, name: basename(folder) }, null, 2)}\n`);
const start = `npm install
npm test                        # Node.js 22.12 or newer, because of MSW
npm run build && npm start`;
const settings = `It calls the API at http://127.0.0.1:3001 (API_URL, also while it is built). ${
  isPage
    ? 'Without JavaScript it shows nothing; the other starters do.'
    : `Name its own address in ALLOWED_ORIGINS of the API and of the gateway,
and give the API its pages and its settings: SITE_LINKS=<folder>/club/site-links.json CLUB_CONFIG=<folder>/club/club.config.json`
}`;
const parts = `
| folder | what is in it |
|---|---|
| \`club\` | what knows no framework: the settings (\`club.config.json\`), the addresses of the pages (\`pages.ts\`, \`site-links.json\`), one engine each for forms, accounts, checkouts, content and consent, and their tests |
| \`app\` | the pages, which turn an engine’s answer into what the framework wants |
${registry ? '' : '| `packages` | the libraries |\n'}
The frame of every page is \`club/frame.tsx\`: put your header and footer there.
`;
writeFileSync(
  join(folder, 'README.md'),
  `# ${basename(folder)}\n\n\`\`\`sh\n${start}\n\`\`\`\n\n${settings}\n${isPage ? '' : parts}`,
);
console.log(`${folder} is ready:

  cd ${target}
${start.replaceAll(/^/gm, '  ')}

${settings}`);

/** A library's tarball, copied into the folder, so that the folder can be moved. */
function ownCopy(library: string): string {
  const packages = join(folder, 'packages');
  const tarball = tarballOf(library);
  mkdirSync(packages, { recursive: true });
  cpSync(tarball, join(packages, basename(tarball)));
  return `file:packages/${basename(tarball)}`;
}
