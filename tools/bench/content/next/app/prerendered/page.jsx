import { Content } from '../content.jsx';

export const dynamic = 'force-static';

export default Content;
