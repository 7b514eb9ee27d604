import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { closeOnSignal, describeListenError, readEnvironment, startProcess } from '@jalon/process';
import { ownSandboxSecrets } from './access.ts';
import { type GatewaySettings, readGatewaySettings } from './gateway.settings.ts';
import { createSandboxGateway } from './server.ts';

await startProcess(async () => {
  const environment = readEnvironment(process.env);
  const settings = readGatewaySettings(environment);
  if (environment.problems.length > 0) throw new Error(environment.problems.join('\n'));
  await run(settings);
});

async function run({
  host,
  port,
  origin,
  sites,
  eventsUrl,
  dataDir,
  file,
  logLevel,
  ...settings
}: GatewaySettings) {
  await mkdir(dataDir, { recursive: true });
  const secrets = settings.secrets ?? (await ownSandboxSecrets(dataDir));
  const { app } = createSandboxGateway({
    file,
    origin: () => origin ?? `http://${host}:${(app.server.address() as AddressInfo).port}`,
    sites,
    secrets,
    eventsUrl: () => eventsUrl,
    logLevel,
  });
  try {
    await app.listen({ host, port, listenTextResolver: (address) => `listening on ${address}` });
  } catch (error) {
    const variables = { host: 'SANDBOX_GATEWAY_HOST', port: 'SANDBOX_GATEWAY_PORT' };
    throw describeListenError(error, { host, port, variables });
  }
  closeOnSignal(async () => {
    await app.close();
    app.log.info('stopped');
  });
}
