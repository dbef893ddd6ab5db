import type { ReactNode } from 'react';
import { Button } from '../button';
import { useMessages } from '../messages';

interface TableEmptyProps {
  text: string;
  /** A sentence about it. */
  detail?: string | undefined;
  /** Next step: a link or a button. */
  action?: ReactNode;
  /** Takes away what leaves no row; given when there are rows without it. */
  onClear?: () => void;
}

/** Takes the place of the rows when there are none. */
export function TableEmpty({ text, detail, action, onClear }: TableEmptyProps) {
  const translate = useMessages();
  return (
    <div className="table__empty">
      <p>{text}</p>
      {detail !== undefined && <p>{detail}</p>}
      {action}
      {onClear && <Button onClick={onClear}>{translate('table.showAll')}</Button>}
    </div>
  );
}
