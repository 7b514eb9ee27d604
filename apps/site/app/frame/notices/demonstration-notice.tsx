import { useT } from '@jalon/i18n/react';
import { demonstrationNoticeMessages } from './demonstration-notice.messages.ts';
import { Bar } from './demonstration-notice.styles.ts';

/** The notice on every page of a fictional club that requests are not read. Renders an `aside`. */
export function DemonstrationNotice() {
  const t = useT(demonstrationNoticeMessages);
  return (
    <Bar aria-label={t('label')} data-nosnippet>
      <p>{t('text')}</p>
    </Bar>
  );
}
