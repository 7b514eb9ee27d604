import { resolve } from 'node:path';

/** The workspace's folder: the base of relative paths in the configuration. */
export const workspaceRoot = resolve(import.meta.dirname, '../../..');
