import { PageSection, type PageSectionProps } from '../../layout/page-section/index.ts';
import { Accordion } from '../accordion/index.ts';

export interface FaqItem {
  question: string;
  /** Rich text, as HTML. */
  answer: string;
}

export interface FaqProps extends Omit<PageSectionProps, 'heading' | 'title' | 'children'> {
  /** The heading, from which the anchor id is made. */
  title: string;
  items: readonly FaqItem[];
}

/** Questions and answers: a `PageSection` with an `Accordion` in which any number of answers can be open. */
export function Faq({ title, items, headingLevel = 2, ...props }: FaqProps) {
  return (
    <PageSection heading={title} headingLevel={headingLevel} {...props}>
      <Accordion
        type="multiple"
        headingLevel={headingLevel === 2 ? 3 : 4}
        items={items.map(({ question, answer }, index) => ({
          value: String(index),
          header: question,
          content: answer,
        }))}
      />
    </PageSection>
  );
}
