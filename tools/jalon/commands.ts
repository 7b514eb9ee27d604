export interface Command {
  readonly summary: string;
  /** The module, from the root of the workspace, with the `usage` and the function `run`. */
  readonly file: string;
}

/** The commands of operators. */
export const commands: Readonly<Record<string, Command>> = {
  accounts: {
    summary: 'invites members, sets passwords and removes accounts',
    file: 'apps/api/src/features/auth/accounts.command.ts',
  },
  consents: {
    summary: 'shows the choices that a visitor made about cookies',
    file: 'apps/api/src/features/consents/consents.command.ts',
  },
  gateway: {
    summary: 'lets payers and banks act on charges of the sandbox gateway: disputes, refunds, payouts',
    file: 'apps/gateway/src/gateway.command.ts',
  },
  index: {
    summary: 'fills the search from the pages of the site or from JSON feeds',
    file: 'apps/api/src/features/search/sources/index.command.ts',
  },
  links: {
    summary: 'writes the addresses of the site for the messages of the API',
    file: 'apps/site/server/links.command.ts',
  },
  maintenance: {
    summary: 'turns maintenance on or off',
    file: 'apps/api/src/features/maintenance/maintenance.command.ts',
  },
  orders: {
    summary: 'lists, shows, refunds and cancels orders and renewals',
    file: 'apps/api/src/features/orders/orders.command.ts',
  },
  person: {
    summary: 'exports or erases everything about one person',
    file: 'apps/api/src/features/people/person.command.ts',
  },
  prices: {
    summary: 'shows and changes the prices of the memberships',
    file: 'apps/api/src/features/prices/prices.command.ts',
  },
  strapi: {
    summary: 'prepares and fills a Strapi project with the content of the site',
    file: 'apps/site/app/content/strapi.command.ts',
  },
  submissions: {
    summary: 'lists, shows, exports, resends, answers and deletes submissions of the forms',
    file: 'apps/api/src/features/forms/operator-cli/submissions.command.ts',
  },
};

/** The commands, one a line. */
export function overview(): string {
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(11)}  ${summary}`);
  return `Usage: npx jalon <command> [options]

${lines.join('\n')}

npx jalon <command> --help shows what a command takes.`;
}
