import type * as z from 'zod/mini';
import { checked } from '../kit/rules/choice-fields.ts';
import { email, phone } from '../kit/rules/contact-fields.ts';
import { memberTextMaxLength } from '../kit/rules/limits.ts';
import { hiddenText } from '../kit/rules/page-fields.ts';
import { name } from '../kit/rules/text-fields.ts';
import { visibleWhen } from '../kit/rules/visible-when.ts';

/** The member that the page was rendered for; empty for a visitor. The API compares it with the session. */
export function pageMember() {
  return hiddenText(memberTextMaxLength);
}

const isVisitor = { field: 'memberNumber', is: [''] };
/** A member whose record has no email address could not be answered either. */
const hasNoEmail = { field: 'memberWithoutEmail', is: [checked] };
const isUnreached = { anyOf: [isVisitor, hasNoEmail] };

/** The contact fields if the club asks for them, otherwise none. Use it in `formWithConditions`. */
export function visitorContactFields(visitorContact: boolean) {
  const fields = {
    memberNumber: pageMember(),
    /** `true` for a member whose record has none. */
    memberWithoutEmail: hiddenText(memberTextMaxLength),
    visitorName: visibleWhen([isVisitor], name({ names: 'wide' })),
    email: visibleWhen([isUnreached], email()),
    phone: visibleWhen([isUnreached], phone()),
  };
  return fieldsIf(visitorContact && fields);
}

/** Fields that depend on a setting. Without it they are missing from the schema, but not from its type. */
export function fieldsIf<Shape extends z.core.$ZodShape>(shape: Shape | false | undefined): Shape {
  return shape || ({} as Shape);
}
