export { ClubProvider, type ClubProviderProps, useClub } from './club-provider.tsx';
