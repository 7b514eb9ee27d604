// `npm run bench -- <name> [options]`: builds what a bench needs, then runs it. Without a name, lists the benches.
import { runNamed } from '../scripts/tasks.ts';
import { benches } from './benches.ts';

runNamed('bench', benches);
