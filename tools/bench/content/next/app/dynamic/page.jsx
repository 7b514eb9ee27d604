import { Content } from '../content.jsx';

export const dynamic = 'force-dynamic';

export default Content;
