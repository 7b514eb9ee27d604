import { runCommand } from '../../platform/commands/run-command.ts';
import { maintenanceSince, switchMaintenance } from './maintenance.ts';

// Turns maintenance on or off, or prints whether it is on.

const usage = 'Usage: npx jalon maintenance [on | off | status]';

await runCommand(
  usage,
  () => undefined,
  async (_settings, { database }) => {
    const [action = 'status', ...rest] = process.argv.slice(2);
    if (rest.length > 0 || !['on', 'off', 'status'].includes(action)) {
      throw new Error(usage);
    }
    if (action !== 'status') await switchMaintenance(database, action === 'on');
    const since = await maintenanceSince(database);
    console.log(since ? `Maintenance has been on since ${since.toISOString()}.` : 'Maintenance is off.');
  },
);
