import { defaultClub } from '@jalon/club';
import { readClub } from '@jalon/process';
import { commandOnStore } from '../../../platform/commands/run-command.ts';
import { readFormSettings } from '../forms.settings.ts';
import { handledForms } from '../handling/handled-forms.ts';
import { operate } from './submission-actions.ts';

export { usage } from './submission-actions.ts';

// Lists, shows, exports, deletes, resends, answers and encrypts submissions: see docs/submissions.md.

export const run = commandOnStore(
  (environment) => ({
    keepDays: readFormSettings(environment).keepDays,
    forms: handledForms(readClub(environment) ?? defaultClub),
  }),
  ({ words, settings, ...call }) => operate(words, { ...settings, store: call, terminal: call }),
);
