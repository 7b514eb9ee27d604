'use client';

import { createContext, type ReactNode, use } from 'react';
import type { ClubConfig } from '../club-config.ts';
import { defaultClub } from '../default-club.ts';

const ClubContext = createContext<ClubConfig>(defaultClub);

export interface ClubProviderProps {
  /** Changes take effect: keep the same object between renders. */
  club: ClubConfig;
  children: ReactNode;
}

/** Gives the components below it the club's settings. */
export function ClubProvider({ club, children }: ClubProviderProps) {
  return <ClubContext value={club}>{children}</ClubContext>;
}

/** The settings of the nearest `ClubProvider`; the defaults without one. */
export function useClub(): ClubConfig {
  return use(ClubContext);
}
