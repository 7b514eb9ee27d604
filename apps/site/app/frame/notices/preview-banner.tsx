import { useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { previewBannerMessages } from './preview-banner.messages.ts';
import { Bar } from './preview-banner.styles.ts';

export interface PreviewBannerProps {
  state: 'drafts' | 'unavailable';
}

/** Says that the page shows drafts, with a link to end the preview. */
export function PreviewBanner({ state }: PreviewBannerProps) {
  const t = useT(previewBannerMessages);
  return (
    <Bar aria-label={t('label')}>
      {/* Outside the application, because a full load shows the published page again. */}
      <form method="post" action="/preview/end">
        <p>{t(state)}</p>
        <Button type="submit" variant="secondary">
          {t('end')}
        </Button>
      </form>
    </Bar>
  );
}
