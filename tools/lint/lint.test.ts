import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { named, rules } from './plugin.js';

const workspace = resolve(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: workspace });
const { default: config }: { default: readonly { readonly files?: readonly (string | string[])[] }[] } =
  await import(`${workspace}/eslint.config.js`);

/** The rules that a file of the workspace breaks once this is added to it: code, or an import in short. */
async function broken(file: string, added: string): Promise<(string | null)[]> {
  const [, name, source] = added.match(/^(\w+) from (\S+)$/) ?? [];
  const code = name === undefined ? added : `import { ${name} } from '${source}';\n${name};\n`;
  const filePath = resolve(workspace, file);
  const [result] = await eslint.lintText(`${readFileSync(filePath, 'utf8')}\n${code}`, { filePath });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
}

interface Case {
  rule: string;
  goal: string;
  refused: [file: string, code: string][];
  allowed: [file: string, code: string][];
}

const cases: Case[] = [
  {
    rule: '@nx/enforce-module-boundaries',
    goal: 'imports run downwards only',
    refused: [
      ['libs/i18n/src/locale/locale.ts', 'Button from @jalon/ui/button'],
      ['libs/i18n/src/locale/locale.ts', 'submitForm from @jalon/api-client'],
      ['libs/api-client/src/client/call.ts', 'translator from @jalon/i18n'],
      ['libs/api-client/src/client/call.ts', 'readCookie from @jalon/host'],
      ['libs/membership/src/saved-payment/saved-payment-form.tsx', 'stepForm from @jalon/checkout/schemas'],
      ['libs/content/src/engine/create-content.ts', 'formDefinitions from @jalon/forms/schemas'],
      ['libs/content/src/engine/create-content.ts', 'submitForm from @jalon/api-client'],
      ['libs/consent/src/tags/page-view.ts', 'readMemberSummary from @jalon/membership/member'],
      ['libs/consent/src/choice/choice.ts', 'formDefinitions from @jalon/forms/schemas'],
      ['libs/club/src/default-club.ts', 'submitForm from @jalon/api-client'],
      ['libs/club/src/default-club.ts', 'formDefinitions from @jalon/forms/schemas'],
      ['libs/process/src/club-file.ts', 'formDefinitions from @jalon/forms/schemas'],
      ['libs/ui/src/actions/button/button.tsx', 'defaultClub from @jalon/club'],
      ['libs/host/src/answer.ts', 'translator from @jalon/i18n'],
      ['libs/host/src/answer.ts', 'submitForm from @jalon/api-client'],
      ['libs/ui/src/actions/button/button.tsx', 'submitForm from @jalon/api-client'],
      ['libs/ui/src/actions/button/button.tsx', 'formDefinitions from @jalon/forms/schemas'],
      ['libs/forms/src/kit/rules/form-definition.ts', 'parseMemberInfo from @jalon/membership/schemas'],
      ['apps/api/src/features/forms/forms.ts', 'Button from @jalon/ui/button'],
      ['apps/gateway/src/server.ts', 'formDefinitions from @jalon/forms/schemas'],
      ['libs/ui/src/actions/button/button.tsx', 'translator from ../../../../i18n/src/index.ts'],
    ],
    allowed: [
      ['libs/ui/src/actions/button/button.tsx', 'translator from @jalon/i18n'],
      ['libs/forms/src/kit/rules/form-definition.ts', 'Button from @jalon/ui/button'],
      ['libs/forms/src/kit/rules/form-definition.ts', 'submitForm from @jalon/api-client'],
      ['libs/membership/src/member-info/member-info.schema.ts', 'parseSubmission from @jalon/forms/schemas'],
      ['libs/club/src/default-club.ts', 'translator from @jalon/i18n'],
      ['libs/process/src/club-file.ts', 'wholeClub from @jalon/club'],
      ['libs/forms/src/kit/rules/form-definition.ts', 'wholeClub from @jalon/club'],
      ['libs/checkout/src/kit/quote-rows.ts', 'cardBrandName from @jalon/membership/payments'],
      ['libs/membership/src/sign-in/session.ts', 'page from @jalon/host'],
      ['libs/consent/src/choice/choice.ts', 'wholeClub from @jalon/club'],
      ['libs/consent/src/choice/choice.ts', 'submitForm from @jalon/api-client'],
      ['libs/content/src/engine/create-content.ts', 'page from @jalon/host'],
      ['apps/site/app/root.tsx', 'submitForm from @jalon/api-client'],
      [
        'libs/ui/vite.config.ts',
        `import { library } from '../../tools/vite/library.ts';\nexport default library('.');\n`,
      ],
    ],
  },
  {
    rule: 'jalon/api-layers',
    goal: 'in the API, features use the platform and never another feature’s inside',
    refused: [
      ['apps/api/src/platform/server/http-server.ts', 'registerForms from ../../features/forms/forms.ts'],
      [
        'apps/api/src/platform/server/http-server.ts',
        `import type { Session } from '../../features/auth/sessions/session.ts';\nexport type A = Session;\n`,
      ],
      [
        'apps/api/src/platform/server/server.test.ts',
        'seedMembers from ../../features/members/demonstration.ts',
      ],
      [
        'apps/api/src/platform/server/http-server.ts',
        `import type { Config } from '../../config.ts';\nexport type A = Config;\n`,
      ],
      [
        'apps/api/src/features/forms/receive/receive-submission.ts',
        `import type { Session } from '../../auth/sessions/session.ts';\nexport type A = Session;\n`,
      ],
      ['apps/api/src/features/auth/auth.ts', `export { seedMembers } from '../members/demonstration.ts';\n`],
      [
        'apps/api/src/features/auth/auth.ts',
        `export const members = () => import('../members/demonstration.ts');\n`,
      ],
      ['apps/api/src/features/auth/auth.ts', 'addFeatures from ../../app.ts'],
      ['apps/api/src/features/members/members.routes.ts', 'run from ../orders/orders.command.ts'],
      ['apps/api/src/features/auth/auth.ts', 'startApi from ../../testing/test-api.ts'],
    ],
    allowed: [
      ['apps/api/src/app.ts', 'registerForms from ./features/forms/forms.ts'],
      [
        'apps/api/src/features/orders/orders.command.ts',
        'openMemberDirectory from ../members/open-member-directory.ts',
      ],
      [
        'apps/api/src/features/forms/receive/receive-submission.ts',
        `import type { Session } from '../../auth/index.ts';\nexport type A = Session;\n`,
      ],
      [
        'apps/api/src/features/forms/receive/receive-submission.ts',
        'ApiError from ../../../platform/server/errors.ts',
      ],
      [
        'apps/api/src/features/forms/receive/receive-submission.ts',
        'storeSubmission from ../store/store-submission.ts',
      ],
      ['apps/api/src/platform/server/server.test.ts', 'startApi from ../../testing/test-api.ts'],
      ['apps/api/src/testing/test-api.ts', 'hashPassword from ../features/auth/passwords/password.ts'],
    ],
  },
  {
    rule: 'jalon/api-entries',
    goal: 'the API takes the React-free entries only',
    refused: [
      ['apps/api/src/features/forms/forms.ts', 'handleFormPost from @jalon/forms/server'],
      ['apps/api/src/features/forms/forms.ts', 'submitForm from @jalon/api-client'],
      ['apps/api/src/features/forms/forms.ts', 'contractCases from @jalon/api-client/contract-suite'],
    ],
    allowed: [
      ['apps/api/src/features/forms/forms.ts', 'parseSubmission from @jalon/forms/schemas'],
      ['apps/api/src/features/forms/forms.ts', 'errorAnswer from @jalon/api-client/contract'],
      ['apps/api/src/main.ts', 'serializeCookie from @jalon/host'],
      ['apps/api/src/main.ts', 'paths from @jalon/gateway/wire'],
      ['apps/api/src/main.ts', 'startProcess from @jalon/process'],
      ['apps/api/src/contract.test.ts', 'contractCases from @jalon/api-client/contract-suite'],
    ],
  },
  {
    rule: 'jalon/form-isolation',
    goal: 'no form imports another form, and no flow another flow',
    refused: [
      ['libs/forms/src/forms/gift-card/gift-card-form.tsx', 'x from ../battery-test/battery-test.schema.ts'],
      ['libs/forms/src/forms/gift-card/gift-card-form.tsx', 'x from @jalon/forms/battery-test'],
      [
        'libs/forms/src/forms/gift-card/gift-card-form.tsx',
        `export { x } from '../battery-test/index.ts';\n`,
      ],
      ['libs/forms/src/kit/rules/form-definition.ts', 'x from ../../forms/battery-test/index.ts'],
      ['libs/checkout/src/gift/gift-step.tsx', 'ModifyStep from ../modify/modify-step.tsx'],
      [
        'libs/checkout/src/register/registration-step.tsx',
        `import type { GiftStepProps } from '../gift/gift-step.tsx';\nexport type A = GiftStepProps;\n`,
      ],
      [
        'libs/checkout/src/modify/modify-step.tsx',
        `export const step = () => import('../register/registration-step.tsx');\n`,
      ],
    ],
    allowed: [
      ['libs/forms/src/forms/gift-card/gift-card-form.tsx', 'x from ../../kit/frame/form-frame.tsx'],
      ['libs/forms/src/forms/gift-card/gift-card-form.tsx', 'x from ./gift-card.schema.ts'],
      ['libs/forms/src/schemas/index.ts', 'x from ../forms/battery-test/battery-test.schema.ts'],
      ['libs/forms/src/kit/own-form.test.tsx', 'x from ../forms/battery-test/battery-test.schema.ts'],
      ['libs/checkout/src/gift/gift-step.tsx', 'GiftCard from ./gift-card.tsx'],
      ['libs/checkout/src/gift/gift-step.tsx', 'StepForm from ../kit/steps/step-form.tsx'],
      ['libs/checkout/src/steps.ts', 'ModifyStep from ./modify/modify-step.tsx'],
    ],
  },
  {
    rule: 'jalon/react-free',
    goal: 'an entry that servers import has no React',
    refused: [
      ['libs/i18n/src/locale/locale.ts', 'use from react'],
      ['libs/api-client/src/client/call.ts', 'use from react'],
      ['libs/club/src/default-club.ts', 'use from react'],
      ['libs/content/src/engine/create-content.ts', 'Icon from @jalon/ui/icon'],
      ['apps/api/src/features/forms/forms.ts', 'useClub from @jalon/club/react'],
      ['libs/forms/src/forms/battery-test/battery-test.schema.ts', 'useState from react'],
      ['libs/forms/src/schemas/index.ts', 'styled from styled-components'],
      ['libs/forms/src/kit/server/handle-form-post.ts', 'Button from @jalon/ui/button'],
      ['apps/api/src/features/forms/forms.ts', 'renderToString from react-dom/server'],
      ['apps/api/src/features/forms/forms.ts', 'I18nProvider from @jalon/i18n/react'],
    ],
    allowed: [
      ['libs/club/src/react/club-provider.tsx', 'useState from react'],
      ['libs/i18n/src/react/i18n-provider.tsx', 'use from react'],
      ['libs/forms/src/forms/battery-test/battery-test-form.tsx', 'use from react'],
      ['libs/forms/src/kit/server/handle-form-post.ts', 'formDefinitions from ../../schemas/index.ts'],
    ],
  },
  {
    rule: 'jalon/named-styled',
    goal: 'styled-components is imported by name',
    refused: [
      ['libs/ui/src/actions/button/button.styles.ts', `import styled from 'styled-components';\nstyled;\n`],
      [
        'libs/ui/src/actions/button/button.styles.ts',
        `import { default as styled } from 'styled-components';\nstyled;\n`,
      ],
      ['libs/ui/src/actions/button/button.styles.ts', `import * as sc from 'styled-components';\nsc;\n`],
    ],
    allowed: [['libs/ui/src/actions/button/button.styles.ts', 'styled from styled-components']],
  },
  {
    rule: 'jalon/zod-mini',
    goal: 'zod is imported in one way, the small one',
    refused: [
      ['libs/forms/src/kit/rules/form-definition.ts', 'z from zod'],
      ['libs/forms/src/kit/rules/form-definition.ts', `import * as z from 'zod';\nz;\n`],
      ['libs/forms/src/kit/rules/form-definition.ts', 'z from zod/mini'],
      ['apps/api/src/features/forms/forms.ts', `import * as z from 'zod/v4';\nz;\n`],
    ],
    allowed: [
      ['libs/forms/src/kit/rules/form-definition.ts', `import * as z from 'zod/mini';\nz;\n`],
      [
        'apps/api/src/features/forms/forms.ts',
        `import type * as z from 'zod/mini';\nexport type A = z.ZodMiniType;\n`,
      ],
    ],
  },
  {
    rule: 'jalon/import-extension',
    goal: 'a relative import names its file',
    refused: [
      ['libs/ui/src/actions/button/index.ts', `export { Button } from './button';\n`],
      ['apps/api/src/app.ts', 'x from ./forms/index'],
    ],
    allowed: [['libs/ui/src/actions/button/index.ts', `export { Button } from './button.tsx';\n`]],
  },
  {
    rule: 'no-restricted-exports',
    goal: 'a public module has no default export',
    refused: [
      ['libs/ui/src/actions/button/button.tsx', `export default function Button() { return null; }\n`],
      ['libs/ui/src/actions/button/index.ts', `export { Button as default } from './button.tsx';\n`],
      ['apps/api/src/app.ts', `export default 1;\n`],
    ],
    allowed: [
      ['libs/ui/src/actions/button/button.tsx', `export function Button() { return null; }\n`],
      ['libs/ui/src/actions/button/button.stories.tsx', `export default { title: 'Button' };\n`],
      ['libs/ui/vitest.config.ts', `export default {};\n`],
      ['apps/site/app/pages/cookies/page.tsx', `export default function Page() { return null; }\n`],
    ],
  },
  {
    rule: 'no-restricted-syntax',
    goal: 'an entry names what it gives, and styles are static',
    refused: [
      ['libs/ui/src/actions/button/index.ts', `export * from './button.tsx';\n`],
      [
        'libs/ui/src/actions/button/button.styles.ts',
        `import { styled } from 'styled-components';\nexport const A = styled.a<{ $wide: boolean }>\`width: \${({ $wide }) => ($wide ? '100%' : 'auto')};\`;\n`,
      ],
      [
        'libs/ui/src/actions/button/button.styles.ts',
        `import { styled } from 'styled-components';\nexport const A = styled('a')\`color: \${(props) => props.color};\`;\n`,
      ],
    ],
    allowed: [
      ['libs/ui/src/actions/button/index.ts', `export { Button } from './button.tsx';\n`],
      [
        'libs/ui/src/actions/button/button.styles.ts',
        `import { styled } from 'styled-components';\nconst size = '2px';\nexport const A = styled.a\`width: \${size};\`;\n`,
      ],
    ],
  },
  {
    rule: 'jalon/no-literal-text',
    goal: 'text comes from messages, in both languages',
    refused: [
      [
        'libs/ui/src/actions/button/button.tsx',
        `export function Button() { return <button type="button">Envoyer</button>; }\n`,
      ],
    ],
    allowed: [
      [
        'libs/ui/src/actions/button/button.tsx',
        `export function Button({ label }: { label: string }) { return <b>{label} : </b>; }\n`,
      ],
      ['libs/ui/src/actions/button/button.stories.tsx', `export const A = () => <p>Envoyer</p>;\n`],
    ],
  },
  {
    rule: 'react-hooks/rules-of-hooks',
    goal: 'hooks are called as React demands',
    refused: [
      [
        'libs/ui/src/actions/button/button.tsx',
        `import { useState } from 'react';\nexport function A({ on }: { on: boolean }) { if (on) useState(1); return null; }\n`,
      ],
    ],
    allowed: [
      [
        'libs/ui/src/actions/button/button.tsx',
        `import { useState } from 'react';\nexport function A() { useState(1); return null; }\n`,
      ],
    ],
  },
  {
    rule: 'jsx-a11y/alt-text',
    goal: 'a picture says what it shows',
    refused: [['libs/ui/src/layout/hero/hero.tsx', `export function A() { return <img src="a.svg" />; }\n`]],
    allowed: [
      ['libs/ui/src/layout/hero/hero.tsx', `export function A() { return <img src="a.svg" alt="" />; }\n`],
    ],
  },
  {
    rule: '@typescript-eslint/no-explicit-any',
    goal: 'nothing is any',
    refused: [['libs/ui/src/actions/button/button.tsx', `export const a: any = 1;\n`]],
    allowed: [['libs/ui/src/actions/button/button.tsx', `export const a: unknown = 1;\n`]],
  },
  {
    rule: '@typescript-eslint/no-non-null-assertion',
    goal: 'nothing is claimed to be there',
    refused: [['apps/api/src/app.ts', `export const a = process.env.A!;\n`]],
    allowed: [['apps/api/src/app.ts', `export const a = process.env.A ?? '';\n`]],
  },
  {
    rule: '@typescript-eslint/ban-ts-comment',
    goal: 'no complaint of the compiler is silenced',
    refused: [['apps/api/src/app.ts', `// @ts-ignore\nexport const a = 1;\n`]],
    allowed: [
      ['apps/api/src/app.ts', `// @ts-expect-error: the types lag behind the release\nexport const a = 1;\n`],
    ],
  },
];

/** Each alternative of a pattern's braces, so that the test notices each one that matches no file; any kind of file counts. */
function alternatives(pattern: string): string[] {
  const [braces, inside] = /\{([^{}]*)\}/.exec(pattern) ?? [];
  if (braces === undefined || inside === undefined) return [pattern.replace(/\*\.tsx?$|\*\.js$/, '*')];
  return inside.split(',').flatMap((one) => alternatives(pattern.replace(braces, one)));
}
const isLeftOut = (name: string) => /(^|\/)(node_modules|dist|build|test-output)$/.test(name);
/** The patterns of the files that a block of the configuration checks. */
const patterns = [
  ...new Set(config.flatMap(({ files = [] }) => files.flat().flatMap((pattern) => alternatives(pattern)))),
];

const titled = (snippets: Case['refused']) =>
  snippets.map(([file, code]) => ({ file, code, line: code.trim().replace(/\s+/g, ' ') }));

describe.each(cases)('$rule: $goal', ({ rule, refused, allowed }) => {
  it.each(titled(refused))('refuses in $file: $line', async ({ file, code }) => {
    expect(await broken(file, code)).toContain(rule);
  });

  it.each(titled(allowed))('allows in $file: $line', async ({ file, code }) => {
    expect(await broken(file, code)).not.toContain(rule);
  });
});

describe('a rule guards what is there', () => {
  it('each rule of ours is tested on files of the workspace', () => {
    const ours = Object.keys(rules).map((rule) => `jalon/${rule}`);
    expect(cases.map(({ rule }) => rule)).toEqual(expect.arrayContaining(ours));
  });

  it.each(named.paths)('%s exists', (path) => {
    expect(existsSync(resolve(workspace, path))).toBe(true);
  });

  it.each([...new Set(named.entries)])('%s is an entry of its package', (entry) => {
    const [, project = '', name] = /^@jalon\/([^/]+)(?:\/(.+))?$/.exec(entry) ?? [];
    const folder = ['libs', 'apps'].find((one) => existsSync(`${workspace}/${one}/${project}`));
    const { exports } = JSON.parse(readFileSync(`${workspace}/${folder}/${project}/package.json`, 'utf8'));
    expect(Object.keys(exports)).toContain(name ? `./${name}` : '.');
  });

  it.each(cases.filter(({ rule }) => rule !== 'jalon/import-extension').flatMap(({ refused }) => refused))(
    'the import that is refused in %s is of a file: %s',
    (file, code) => {
      const imported = [...code.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, path = '']) => path);
      for (const path of imported) expect(existsSync(resolve(workspace, file, '..', path)), path).toBe(true);
    },
  );

  it.each(patterns)('%s of eslint.config.js matches a file', (pattern) => {
    expect(globSync(pattern, { cwd: workspace, exclude: isLeftOut })).not.toEqual([]);
  });
});
