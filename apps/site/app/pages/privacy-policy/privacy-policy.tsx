import { RichText } from '@jalon/ui/rich-text';
import { Section } from '@jalon/ui/section';
import { PageHead } from '../../document/page-head.tsx';
import type { PrivacyPolicyData } from './load-privacy-policy.server.ts';

/** The privacy policy of the demonstration club. */
export function PrivacyPolicy({ paths, title, description, html }: PrivacyPolicyData) {
  return (
    <>
      <PageHead title={title} description={description} paths={paths} />
      <Section width="text">
        <h1>{title}</h1>
        <RichText html={html} />
      </Section>
    </>
  );
}
