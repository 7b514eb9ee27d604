import type { ClubConfig } from '@jalon/club';
import { ClubProvider } from '@jalon/club/react';
import type { AccountProps } from '@jalon/membership/account';
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
