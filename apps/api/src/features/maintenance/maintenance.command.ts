import { runCommand } from '../../platform/commands/run-command.ts';
import { maintenanceSince, switchMaintenance } from './maintenance.ts';

// Turns maintenance on or off, or says which it is.

await runCommand(async (_config, { database }) => {
  const [action = 'status', ...rest] = process.argv.slice(2);
  if (rest.length > 0 || !['on', 'off', 'status'].includes(action)) {
    throw new Error('Say one of on, off, status.');
  }
  if (action !== 'status') await switchMaintenance(database, action === 'on');
  const since = await maintenanceSince(database);
  console.log(since ? `Maintenance is on since ${since.toISOString()}.` : 'Maintenance is off.');
});
