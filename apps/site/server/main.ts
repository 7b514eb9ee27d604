import './production.ts';
import { shutdownTimeout } from './limits.ts';
import { createServer, type SiteBuild } from './server.ts';
import { readSettings } from './settings.ts';

async function main(): Promise<void> {
  const { settings, problems } = readSettings(process.env);
  if (problems) return fail(problems);

  const build = await loadBuild();
  if (!build) return fail(['The site is not built yet: run its build first.']);

  const app = await createServer(settings, build);
  try {
    await app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await app.close();
    return fail([listenProblem(error, settings)]);
  }

  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), shutdownTimeout).unref();
    await app.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

async function loadBuild(): Promise<SiteBuild | undefined> {
  const file = new URL('../build/server/index.js', import.meta.url).href;
  try {
    return await import(file);
  } catch (error) {
    if (error instanceof Error && 'url' in error && error.url === file) return undefined;
    throw error;
  }
}

function listenProblem(error: unknown, { host, port }: { host: string; port: number }): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is in use: set PORT to a free one.`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this account: set PORT to another one.`;
  return `The site can't listen on ${host}:${port}: ${error instanceof Error ? error.message : error}`;
}

function fail(lines: string[]): void {
  for (const line of lines) console.error(line);
  process.exitCode = 1;
}

await main();
