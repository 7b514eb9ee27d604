import { PageSection, type PageSectionProps } from '../../layout/page-section/index.ts';
import { Accordion } from '../accordion/index.ts';

export interface FaqItem {
  question: string;
  /** Rich text, as HTML. */
  answer: string;
}

export interface FaqProps extends Omit<PageSectionProps, 'heading' | 'title' | 'children'> {
  /** Its heading, and the source of its anchor id. */
  title: string;
  items: readonly FaqItem[];
}

/** Questions and their answers: a `PageSection` with an `Accordion` of which as many as are asked stay open. */
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
