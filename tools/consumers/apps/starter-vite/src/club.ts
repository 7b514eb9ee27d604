import { parseClubConfig } from '@jalon/club';
import settings from './club.config.json';

const parsed = parseClubConfig(settings);
if (!parsed.club) throw new Error(parsed.problems.join('\n'));

export const club = parsed.club;
