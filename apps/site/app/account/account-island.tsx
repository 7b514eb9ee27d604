import type { ClubConfig } from '@jalon/club';
import { ClubProvider } from '@jalon/club/react';
import type { AccountProps, AccountView } from '@jalon/membership/account';
import { loadAccount } from '@jalon/membership/account/load';
import type { ComponentType } from 'react';

export interface AccountIslandProps extends AccountProps {
  club: ClubConfig;
}

/** A page of an account that does more with a script: with `Account`, or with the code of one view only. */
export function accountIsland(View: ComponentType<AccountProps>): ComponentType<AccountIslandProps> {
  return function AccountIsland({ club, ...props }) {
    return (
      <ClubProvider club={club}>
        <View {...props} />
      </ClubProvider>
    );
  };
}

/** The island of a view, with the code of this view only. */
export async function loadAccountIsland(view: AccountView): Promise<ComponentType<AccountIslandProps>> {
  return accountIsland(await loadAccount(view));
}
