import { useState } from 'react';
import { IconButton } from '../../button';
import { CheckIcon, DeleteIcon, EditIcon } from '../../icons';
import { useMessages } from '../../messages';
import { OpeningIcon } from '../icons';
import { RenameView } from './RenameView';

interface ViewLineProps {
  name: string;
  /** The table shows it now. */
  current: boolean;
  /** The table opens with it. */
  opening: boolean;
  onApply: () => void;
  onOpening: (on: boolean) => void;
  onRename: (name: string) => void;
  onDelete: () => void;
}

/** One view with what can be done with it. */
export function ViewLine(props: ViewLineProps) {
  const { name, current, opening, onApply, onOpening, onRename, onDelete } = props;
  const translate = useMessages();
  const [renaming, setRenaming] = useState(false);
  const rename = (to: string) => {
    setRenaming(false);
    if (to !== name) onRename(to);
  };
  if (renaming)
    return (
      <li>
        <RenameView name={name} onName={rename} />
      </li>
    );
  return (
    <li className="panel__line">
      <button
        type="button"
        className="panel__view"
        aria-label={translate('table.view.apply', { name })}
        aria-pressed={current}
        onClick={onApply}
      >
        <span className="panel__text">{name}</span>
        {current && <CheckIcon size="1rem" />}
      </button>
      <IconButton
        icon={<OpeningIcon filled={opening} />}
        size="small"
        label={translate('table.view.default', { name })}
        aria-pressed={opening}
        onClick={() => onOpening(!opening)}
      />
      <IconButton
        icon={<EditIcon />}
        size="small"
        label={translate('table.view.rename', { name })}
        onClick={() => setRenaming(true)}
      />
      <IconButton
        icon={<DeleteIcon />}
        size="small"
        label={translate('table.view.delete', { name })}
        onClick={onDelete}
      />
    </li>
  );
}
