import { PageSection, type PageSectionProps } from '../../layout/page-section/index.ts';
import { Section } from '../../layout/section/index.ts';
import { RichText } from '../rich-text/index.ts';

export interface FreeTextProps extends Omit<PageSectionProps, 'children' | 'heading' | 'ref'> {
  /** Its heading, from which the anchor id is made. */
  heading?: string;
  /** Rich text, as HTML. */
  html: string;
}

/**
 * Free text from a content system, with or without a heading: a `PageSection` of `RichText`, or a plain `Section`
 * when there is no heading. 640 px wide unless `width` says otherwise.
 */
export function FreeText({
  heading,
  subheading,
  headingLevel,
  html,
  width = 'text',
  ...props
}: FreeTextProps) {
  const text = <RichText html={html} />;
  if (!heading) {
    return (
      <Section width={width} {...props}>
        {text}
      </Section>
    );
  }
  return (
    <PageSection
      heading={heading}
      subheading={subheading}
      headingLevel={headingLevel}
      width={width}
      {...props}
    >
      {text}
    </PageSection>
  );
}
