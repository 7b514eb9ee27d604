import { commandOnStore } from '../../platform/commands/run-command.ts';
import { maintenanceSince, switchMaintenance } from './maintenance.ts';

// Turns maintenance on or off, or prints whether it is on.

export const usage = 'Usage: npx jalon maintenance [on | off | status]';

export const run = commandOnStore(
  () => undefined,
  async ({ database, words, print }) => {
    const [action = 'status', ...rest] = words;
    if (rest.length > 0 || !['on', 'off', 'status'].includes(action)) {
      throw new Error(usage);
    }
    if (action !== 'status') await switchMaintenance(database, action === 'on');
    const since = await maintenanceSince(database);
    await print(since ? `Maintenance has been on since ${since.toISOString()}.` : 'Maintenance is off.');
  },
);
