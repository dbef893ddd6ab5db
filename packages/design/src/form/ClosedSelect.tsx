import type { KeyboardEvent } from 'react';
import { ChevronDownIcon, ProgressIcon } from '../icons';
import { useMessages } from '../messages';
import { movesInGrid } from './gridKeys';
import type { SearchProps } from './SearchSelect';

interface ClosedSelectProps extends Omit<SearchProps<string | undefined>, 'onChange' | 'clearable'> {
  /** Text typed while the code of the list is on its way. @defaultValue none */
  typed: string | undefined;
  /** Somebody points at it or comes to it. */
  onNear: () => void;
  onOpen: () => void;
  onType: (text: string) => void;
  /** Chooses the typed text. */
  onConfirm: () => void;
  /** Discards the typed text. */
  onCancel: () => void;
  /** The focus goes elsewhere. */
  onLeave: () => void;
}

const opening = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp']);

/** A choice that nobody uses yet: what antd draws while its list is closed, with the elements of the browser. */
export function ClosedSelect(props: ClosedSelectProps) {
  const { control, value, options, loading, placeholder, typed, inGrid } = props;
  const { onNear, onOpen, onType, onConfirm, onCancel, onLeave } = props;
  const translate = useMessages();
  const option = options.find((each) => each.value === value);
  const chosen = value ? (option?.label ?? value) : '';
  const takeKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onCancel();
    if (!opening.has(event.key) || (event.key === ' ' && typed)) return;
    if (inGrid && movesInGrid(event)) return;
    event.preventDefault();
    if (event.key === 'Enter' && typed) onConfirm();
    else onOpen();
  };
  const { name: _, ...attributes } = control;
  return (
    <span className="field__closed" onPointerEnter={onNear}>
      <input
        {...attributes}
        className="field__control"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        aria-haspopup="listbox"
        autoComplete="off"
        value={typed ?? chosen}
        title={option?.code}
        placeholder={placeholder ?? translate('form.choose')}
        onChange={({ target }) =>
          onType(typed === undefined ? target.value.replace(chosen, '') : target.value)
        }
        onKeyDown={takeKey}
        onMouseDown={onOpen}
        onFocus={() => {
          control.onFocus();
          onNear();
        }}
        onBlur={() => {
          onLeave();
          control.onBlur();
        }}
      />
      {loading ? <ProgressIcon spinning size="1rem" /> : <ChevronDownIcon size="1rem" />}
    </span>
  );
}
