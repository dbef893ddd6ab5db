import type { DragEvent, KeyboardEvent } from 'react';
import { IconButton } from '../button';
import { CloseIcon, DownIcon, DragIcon, UpIcon } from '../icons';
import { useMessages } from '../messages';

interface OrderedItemProps {
  label: string;
  /** Place in the list, from 0. */
  index: number;
  count: number;
  /** It is being dragged. */
  dragged: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDragStart: () => void;
  /** Something is dragged over it. */
  onDragOver: () => void;
  onDragEnd: () => void;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** One entry of an ordered list, with all ways to move it. */
export function OrderedItem(props: OrderedItemProps) {
  const { label, index, count, dragged, onMove, onRemove, onDragStart, onDragOver, onDragEnd } = props;
  const translate = useMessages();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(index + step);
  };
  const edge = translate('fields.order.atEdge');
  return (
    <li
      className={`ordered__item${dragged ? ' ordered__item--dragged' : ''}`}
      draggable
      onDragStart={(event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', label);
        onDragStart();
      }}
      onDragOver={(event) => {
        event.preventDefault();
        onDragOver();
      }}
      onDrop={(event) => event.preventDefault()}
      onDragEnd={onDragEnd}
    >
      <span className="ordered__handle">
        <DragIcon size="1rem" />
      </span>
      <span className="ordered__label">{label}</span>
      <IconButton
        label={translate('fields.order.up', { item: label })}
        icon={<UpIcon />}
        size="small"
        blockedReason={index === 0 ? edge : undefined}
        onKeyDown={onKeyDown}
        onClick={() => onMove(index - 1)}
      />
      <IconButton
        label={translate('fields.order.down', { item: label })}
        icon={<DownIcon />}
        size="small"
        blockedReason={index === count - 1 ? edge : undefined}
        onKeyDown={onKeyDown}
        onClick={() => onMove(index + 1)}
      />
      <IconButton
        label={translate('form.removeValue', { value: label })}
        icon={<CloseIcon />}
        size="small"
        onClick={onRemove}
      />
    </li>
  );
}
