export { readClub } from './club-file.ts';
export { type Environment, type RateLimit, readEnvironment, type Variables } from './environment.ts';
export { isFromOtherSite } from './from-other-site.ts';
export { describeListenError, type ListenOptions } from './listen-error.ts';
export { describeError, type ErrorDescription, type LogLevel, readLogLevel } from './log.ts';
export { closeOnSignal } from './shutdown.ts';
export { startProcess } from './start-process.ts';
export { readTrustedProxies } from './trusted-proxies.ts';
export { workspaceRoot } from './workspace-root.ts';
