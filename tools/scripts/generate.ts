// `npm run generate -- <what> [options]`: writes files. Without a name, lists what can be written.
import { generated } from './generated.ts';
import { runNamed } from './tasks.ts';

runNamed('generate', generated);
