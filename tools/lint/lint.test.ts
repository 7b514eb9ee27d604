import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { named, rules } from './plugin.js';

const workspace = resolve(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: workspace });
const { default: config }: { default: readonly { readonly files?: readonly (string | string[])[] }[] } =
  await import(`${workspace}/eslint.config.js`);

/** The rules that a file of the workspace breaks once this code is added to it. */
async function broken(file: string, code: string): Promise<(string | null)[]> {
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
      ['libs/i18n/src/locale/locale.ts', `import { Button } from '@jalon/ui/button';\nButton;\n`],
      ['libs/i18n/src/locale/locale.ts', `import { submitForm } from '@jalon/api-client';\nsubmitForm;\n`],
      ['libs/api-client/src/client/call.ts', `import { translator } from '@jalon/i18n';\ntranslator;\n`],
      ['libs/api-client/src/client/call.ts', `import { readCookie } from '@jalon/host';\nreadCookie;\n`],
      [
        'libs/membership/src/saved-payment/saved-payment-form.tsx',
        `import { stepForm } from '@jalon/checkout/schemas';\nstepForm;\n`,
      ],
      [
        'libs/content/src/engine/create-content.ts',
        `import { formDefinitions } from '@jalon/forms/schemas';\nformDefinitions;\n`,
      ],
      [
        'libs/content/src/engine/create-content.ts',
        `import { submitForm } from '@jalon/api-client';\nsubmitForm;\n`,
      ],
      [
        'libs/consent/src/tags/page-view.ts',
        `import { readMemberSummary } from '@jalon/membership/member';\nreadMemberSummary;\n`,
      ],
      [
        'libs/consent/src/choice/choice.ts',
        `import { formDefinitions } from '@jalon/forms/schemas';\nformDefinitions;\n`,
      ],
      ['libs/club/src/default-club.ts', `import { submitForm } from '@jalon/api-client';\nsubmitForm;\n`],
      [
        'libs/club/src/default-club.ts',
        `import { formDefinitions } from '@jalon/forms/schemas';\nformDefinitions;\n`,
      ],
      [
        'libs/process/src/club-file.ts',
        `import { formDefinitions } from '@jalon/forms/schemas';\nformDefinitions;\n`,
      ],
      ['libs/ui/src/actions/button/button.tsx', `import { defaultClub } from '@jalon/club';\ndefaultClub;\n`],
      ['libs/host/src/answer.ts', `import { translator } from '@jalon/i18n';\ntranslator;\n`],
      ['libs/host/src/answer.ts', `import { submitForm } from '@jalon/api-client';\nsubmitForm;\n`],
      [
        'libs/ui/src/actions/button/button.tsx',
        `import { submitForm } from '@jalon/api-client';\nsubmitForm;\n`,
      ],
      [
        'libs/ui/src/actions/button/button.tsx',
        `import { formDefinitions } from '@jalon/forms/schemas';\nformDefinitions;\n`,
      ],
      [
        'libs/forms/src/kit/rules/form-definition.ts',
        `import { parseMemberInfo } from '@jalon/membership/schemas';\nparseMemberInfo;\n`,
      ],
      ['apps/api/src/features/forms/forms.ts', `import { Button } from '@jalon/ui/button';\nButton;\n`],
      [
        'apps/gateway/src/server.ts',
        `import { formDefinitions } from '@jalon/forms/schemas';\nformDefinitions;\n`,
      ],
      [
        'libs/ui/src/actions/button/button.tsx',
        `import { translator } from '../../../../i18n/src/index.ts';\ntranslator;\n`,
      ],
    ],
    allowed: [
      ['libs/ui/src/actions/button/button.tsx', `import { translator } from '@jalon/i18n';\ntranslator;\n`],
      [
        'libs/forms/src/kit/rules/form-definition.ts',
        `import { Button } from '@jalon/ui/button';\nButton;\n`,
      ],
      [
        'libs/forms/src/kit/rules/form-definition.ts',
        `import { submitForm } from '@jalon/api-client';\nsubmitForm;\n`,
      ],
      [
        'libs/membership/src/member-info/member-info.schema.ts',
        `import { parseSubmission } from '@jalon/forms/schemas';\nparseSubmission;\n`,
      ],
      ['libs/club/src/default-club.ts', `import { translator } from '@jalon/i18n';\ntranslator;\n`],
      ['libs/process/src/club-file.ts', `import { wholeClub } from '@jalon/club';\nwholeClub;\n`],
      [
        'libs/forms/src/kit/rules/form-definition.ts',
        `import { wholeClub } from '@jalon/club';\nwholeClub;\n`,
      ],
      [
        'libs/checkout/src/kit/quote-rows.ts',
        `import { cardBrandName } from '@jalon/membership/payments';\ncardBrandName;\n`,
      ],
      ['libs/membership/src/sign-in/session.ts', `import { page } from '@jalon/host';\npage;\n`],
      ['libs/consent/src/choice/choice.ts', `import { wholeClub } from '@jalon/club';\nwholeClub;\n`],
      ['libs/consent/src/choice/choice.ts', `import { submitForm } from '@jalon/api-client';\nsubmitForm;\n`],
      ['libs/content/src/engine/create-content.ts', `import { page } from '@jalon/host';\npage;\n`],
      ['apps/site/app/root.tsx', `import { submitForm } from '@jalon/api-client';\nsubmitForm;\n`],
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
      [
        'apps/api/src/platform/server/http-server.ts',
        `import { registerForms } from '../../features/forms/index.ts';\nregisterForms;\n`,
      ],
      [
        'apps/api/src/platform/server/http-server.ts',
        `import type { Session } from '../../features/auth/sessions/session.ts';\nexport type A = Session;\n`,
      ],
      [
        'apps/api/src/platform/server/server.test.ts',
        `import { seedMembers } from '../../features/members/demonstration.ts';\nseedMembers;\n`,
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
      ['apps/api/src/features/auth/auth.ts', `import { addFeatures } from '../../app.ts';\naddFeatures;\n`],
      [
        'apps/api/src/features/auth/auth.ts',
        `import { startApi } from '../../testing/test-api.ts';\nstartApi;\n`,
      ],
    ],
    allowed: [
      ['apps/api/src/app.ts', `import { registerForms } from './features/forms/index.ts';\nregisterForms;\n`],
      [
        'apps/api/src/features/forms/receive/receive-submission.ts',
        `import type { Session } from '../../auth/index.ts';\nexport type A = Session;\n`,
      ],
      [
        'apps/api/src/features/forms/receive/receive-submission.ts',
        `import { ApiError } from '../../../platform/server/errors.ts';\nApiError;\n`,
      ],
      [
        'apps/api/src/features/forms/receive/receive-submission.ts',
        `import { storeSubmission } from '../store/store-submission.ts';\nstoreSubmission;\n`,
      ],
      [
        'apps/api/src/platform/server/server.test.ts',
        `import { startApi } from '../../testing/test-api.ts';\nstartApi;\n`,
      ],
      [
        'apps/api/src/testing/test-api.ts',
        `import { hashPassword } from '../features/auth/passwords/password.ts';\nhashPassword;\n`,
      ],
    ],
  },
  {
    rule: 'jalon/api-entries',
    goal: 'the API takes the React-free entries only',
    refused: [
      [
        'apps/api/src/features/forms/forms.ts',
        `import { handleFormPost } from '@jalon/forms/server';\nhandleFormPost;\n`,
      ],
      [
        'apps/api/src/features/forms/forms.ts',
        `import { submitForm } from '@jalon/api-client';\nsubmitForm;\n`,
      ],
      [
        'apps/api/src/features/forms/forms.ts',
        `import { contractCases } from '@jalon/api-client/contract-suite';\ncontractCases;\n`,
      ],
    ],
    allowed: [
      [
        'apps/api/src/features/forms/forms.ts',
        `import { parseSubmission } from '@jalon/forms/schemas';\nparseSubmission;\n`,
      ],
      [
        'apps/api/src/features/forms/forms.ts',
        `import { errorAnswer } from '@jalon/api-client/contract';\nerrorAnswer;\n`,
      ],
      ['apps/api/src/main.ts', `import { serializeCookie } from '@jalon/host';\nserializeCookie;\n`],
      ['apps/api/src/main.ts', `import { paths } from '@jalon/gateway/wire';\npaths;\n`],
      ['apps/api/src/main.ts', `import { startProcess } from '@jalon/process';\nstartProcess;\n`],
      [
        'apps/api/src/contract.test.ts',
        `import { contractCases } from '@jalon/api-client/contract-suite';\ncontractCases;\n`,
      ],
    ],
  },
  {
    rule: 'jalon/form-isolation',
    goal: 'no form imports another form, and no flow another flow',
    refused: [
      [
        'libs/forms/src/forms/gift-card/gift-card-form.tsx',
        `import { x } from '../battery-test/battery-test.schema.ts';\nx;\n`,
      ],
      [
        'libs/forms/src/forms/gift-card/gift-card-form.tsx',
        `import { x } from '@jalon/forms/battery-test';\nx;\n`,
      ],
      [
        'libs/forms/src/forms/gift-card/gift-card-form.tsx',
        `export { x } from '../battery-test/index.ts';\n`,
      ],
      [
        'libs/forms/src/kit/rules/form-definition.ts',
        `import { x } from '../../forms/battery-test/index.ts';\nx;\n`,
      ],
      [
        'libs/checkout/src/gift/gift-step.tsx',
        `import { ModifyStep } from '../modify/modify-step.tsx';\nModifyStep;\n`,
      ],
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
      [
        'libs/forms/src/forms/gift-card/gift-card-form.tsx',
        `import { x } from '../../kit/frame/form-frame.tsx';\nx;\n`,
      ],
      [
        'libs/forms/src/forms/gift-card/gift-card-form.tsx',
        `import { x } from './gift-card.schema.ts';\nx;\n`,
      ],
      [
        'libs/forms/src/schemas/index.ts',
        `import { x } from '../forms/battery-test/battery-test.schema.ts';\nx;\n`,
      ],
      [
        'libs/forms/src/kit/own-form.test.tsx',
        `import { x } from '../forms/battery-test/battery-test.schema.ts';\nx;\n`,
      ],
      ['libs/checkout/src/gift/gift-step.tsx', `import { GiftCard } from './gift-card.tsx';\nGiftCard;\n`],
      [
        'libs/checkout/src/gift/gift-step.tsx',
        `import { StepForm } from '../kit/steps/step-form.tsx';\nStepForm;\n`,
      ],
      ['libs/checkout/src/steps.ts', `import { ModifyStep } from './modify/modify-step.tsx';\nModifyStep;\n`],
    ],
  },
  {
    rule: 'jalon/react-free',
    goal: 'an entry that servers import has no React',
    refused: [
      ['libs/i18n/src/locale/locale.ts', `import { use } from 'react';\nuse;\n`],
      ['libs/api-client/src/client/call.ts', `import { use } from 'react';\nuse;\n`],
      ['libs/club/src/default-club.ts', `import { use } from 'react';\nuse;\n`],
      ['libs/content/src/engine/create-content.ts', `import { Icon } from '@jalon/ui/icon';\nIcon;\n`],
      ['apps/api/src/features/forms/forms.ts', `import { useClub } from '@jalon/club/react';\nuseClub;\n`],
      [
        'libs/forms/src/forms/battery-test/battery-test.schema.ts',
        `import { useState } from 'react';\nuseState;\n`,
      ],
      ['libs/forms/src/schemas/index.ts', `import { styled } from 'styled-components';\nstyled;\n`],
      [
        'libs/forms/src/kit/server/handle-form-post.ts',
        `import { Button } from '@jalon/ui/button';\nButton;\n`,
      ],
      [
        'apps/api/src/features/forms/forms.ts',
        `import { renderToString } from 'react-dom/server';\nrenderToString;\n`,
      ],
      [
        'apps/api/src/features/forms/forms.ts',
        `import { I18nProvider } from '@jalon/i18n/react';\nI18nProvider;\n`,
      ],
    ],
    allowed: [
      ['libs/club/src/react/club-provider.tsx', `import { useState } from 'react';\nuseState;\n`],
      ['libs/i18n/src/react/i18n-provider.tsx', `import { use } from 'react';\nuse;\n`],
      ['libs/forms/src/forms/battery-test/battery-test-form.tsx', `import { use } from 'react';\nuse;\n`],
      [
        'libs/forms/src/kit/server/handle-form-post.ts',
        `import { formDefinitions } from '../../schemas/index.ts';\nformDefinitions;\n`,
      ],
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
    allowed: [
      [
        'libs/ui/src/actions/button/button.styles.ts',
        `import { styled } from 'styled-components';\nstyled;\n`,
      ],
    ],
  },
  {
    rule: 'jalon/zod-mini',
    goal: 'zod is imported in one way, the small one',
    refused: [
      ['libs/forms/src/kit/rules/form-definition.ts', `import { z } from 'zod';\nz;\n`],
      ['libs/forms/src/kit/rules/form-definition.ts', `import * as z from 'zod';\nz;\n`],
      ['libs/forms/src/kit/rules/form-definition.ts', `import { z } from 'zod/mini';\nz;\n`],
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
      ['apps/api/src/app.ts', `import { x } from './forms/index';\nx;\n`],
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
