import { Button } from '../../actions/button/index.ts';
import { ChevronDownIcon } from '../../foundations/icons/generated/modules/chevron-down.tsx';
import { Root } from './view-more.styles.ts';

export interface ViewMoreButtonProps {
  /** `[count]` in it becomes the number of all items. */
  label: string;
  count: number;
  onClick: () => void;
}

/** Asks for the items of a list that do not show yet. Without JavaScript they all show, and it does not. */
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
