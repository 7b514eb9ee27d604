import type * as z from 'zod/mini';
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

/** The contact fields if the club asks for them, otherwise none. Use it in `formWithConditions`. */
export function visitorContactFields(visitorContact: boolean) {
  return fieldsIf(visitorContact, {
    memberNumber: pageMember(),
    visitorName: visibleWhen([isVisitor], name({ names: 'wide' })),
    email: visibleWhen([isVisitor], email()),
    phone: visibleWhen([isVisitor], phone()),
  });
}

/** Fields that depend on a setting. Without it they are missing from the schema, but not from its type. */
export function fieldsIf<Shape extends z.core.$ZodShape>(isSet: boolean, shape: Shape): Shape {
  return isSet ? shape : ({} as Shape);
}
