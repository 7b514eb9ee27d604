import { testClub } from './test-club.ts';

testClub('club-react-router');
