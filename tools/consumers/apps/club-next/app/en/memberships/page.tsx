import { membershipsIn } from '../../memberships-in';

export default membershipsIn('en');
