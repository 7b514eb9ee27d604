import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { draw } from './draw.ts';
import { readProjects } from './projects.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

writeFileSync(`${root}/docs/architecture.svg`, draw(readProjects(root)));
console.log('Drew docs/architecture.svg');
