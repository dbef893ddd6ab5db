import type { ReactNode } from 'react';
import { Button, ButtonGroup } from '../../button';
import { useMessages } from '../../messages';

interface SelectionBarProps {
  /** Number of selected rows. */
  count: number;
  /** Number of them shown at first. */
  shown: number;
  onClear: () => void;
  /** Actions on the selected rows. */
  children?: ReactNode;
}

/** Says how many rows are selected, and what can be done with them. */
export function SelectionBar({ count, shown, onClear, children }: SelectionBarProps) {
  const translate = useMessages();
  return (
    <ButtonGroup className="table__selection" label={translate('table.selection')}>
      <p aria-live="polite">
        {translate('table.selected', { count })}
        {shown < count && ` ${translate('table.selectedHidden', { count: count - shown })}`}
      </p>
      {children}
      <Button tone="quiet" size="small" onClick={onClear}>
        {translate('table.clearSelection')}
      </Button>
    </ButtonGroup>
  );
}
