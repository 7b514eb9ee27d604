// The scenes of the design system, which content names as /pictures/<name>.svg.
import { cpSync } from 'node:fs';

cpSync('node_modules/@jalon/ui/dist/foundations/pictures', 'public/pictures', { recursive: true });
