import type { ReactNode } from 'react';
import { Button, ButtonGroup } from '../../button';
import { useMessages } from '../../messages';

interface SelectionBarProps {
  /** Text of how many rows are selected; its change is said by who draws the bar. */
  text: string;
  onClear: () => void;
  /** Actions on the selected rows. */
  children?: ReactNode;
}

/** Shows how many rows are selected, and what can be done with them. */
export function SelectionBar({ text, onClear, children }: SelectionBarProps) {
  const translate = useMessages();
  return (
    <ButtonGroup className="table__selection" label={translate('table.selection')}>
      <p>{text}</p>
      {children}
      <Button tone="quiet" size="small" onClick={onClear}>
        {translate('table.clearSelection')}
      </Button>
    </ButtonGroup>
  );
}
