import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MemberProvider, useMember } from './index.ts';

function Who() {
  const { status, member } = useMember();
  return `${status} ${member?.name ?? ''}`.trim();
}

const zoe = { name: 'Zoé', surname: 'Côté', memberNumber: '1000000017' };

it.each([
  ['a visitor without a provider', <Who key="1" />, 'visitor'],
  [
    'a visitor',
    <MemberProvider key="2" member={undefined}>
      <Who />
    </MemberProvider>,
    'visitor',
  ],
  [
    'the member of the request',
    <MemberProvider key="3" member={zoe}>
      <Who />
    </MemberProvider>,
    'connected Zoé',
  ],
])('knows on the server %s', (_row, element, text) => {
  expect(renderToString(element)).toBe(text);
});
