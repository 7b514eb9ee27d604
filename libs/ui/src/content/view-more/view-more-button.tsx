import { Button } from '../../actions/button/index.ts';
import { ChevronDownIcon } from '../../foundations/icons/generated/modules/chevron-down.tsx';
import { Root } from './view-more.styles.ts';

export interface ViewMoreButtonProps {
  /** `[count]` is replaced with the total number of items. */
  label: string;
  count: number;
  onClick: () => void;
}

/** Shows the remaining items of a list. Hidden without JavaScript, when all items show. */
export function ViewMoreButton({ label, count, onClick }: ViewMoreButtonProps) {
  return (
    <Root>
      <Button variant="secondary" onClick={onClick}>
        <span>
          {label.replaceAll('[count]', String(count))}
          <ChevronDownIcon />
        </span>
      </Button>
    </Root>
  );
}
