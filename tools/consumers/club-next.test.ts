import { testClub } from './test-club.ts';

testClub('club-next');
