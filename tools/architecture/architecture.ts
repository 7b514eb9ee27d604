import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { draw } from './draw.ts';
import { readHouse } from './house.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

writeFileSync(`${root}/docs/architecture.svg`, draw(readHouse(root)));
console.log('Drew docs/architecture.svg');
