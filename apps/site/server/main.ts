import './production.ts';
import { closeOnSignal, describeListenError, startProcess } from '@jalon/process';
import { compareSettings } from '../app/compare-settings.ts';
import { readSettings } from '../app/settings/settings.ts';
import { createServer, type SiteBuild } from './server.ts';

await startProcess(async () => {
  const { settings, problems } = readSettings(process.env);
  if (problems) throw new Error(problems.join('\n'));

  const app = await createServer(settings, await loadBuild());
  try {
    await app.listen({
      host: settings.host,
      port: settings.port,
      listenTextResolver: (address) => `listening on ${address}`,
    });
  } catch (error) {
    await app.close();
    throw describeListenError(error, { ...settings, variables: { host: 'HOST', port: 'PORT' } });
  }
  closeOnSignal(() => app.close());
  await compareSettings(settings, app.log);
});

async function loadBuild(): Promise<SiteBuild> {
  const file = new URL('../build/server/index.js', import.meta.url).href;
  try {
    return await import(file);
  } catch (error) {
    const missing = error instanceof Error && 'url' in error && error.url === file;
    throw missing ? new Error('The site is not built yet: run its build first.') : error;
  }
}
