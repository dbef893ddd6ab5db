import { type ReactNode, useEffect, useRef } from 'react';
import { Button, IconButton } from '../button';
import { AddIcon, DeleteIcon } from '../icons';
import { useMessages } from '../messages';
import { NamedGroup } from './FieldGroup';
import { useField } from './finalForm';

/** Fields of each row, and the texts to add and remove rows. */
export interface RowsFieldProps<Row extends object> {
  /** Path of the list of rows. */
  name: string;
  /** Heading of the rows. */
  label: string;
  /** Text of the button that adds a row. */
  addLabel: string;
  /** Values of a row that is added. */
  newRow: () => Row;
  /** Name of the button that removes a row. @defaultValue `Remove row {position}` */
  removeLabel?: (position: number) => string;
  /** The fields of one row, named `${path}.id` and so on. */
  children: (path: string, index: number) => ReactNode;
}

/**
 * Any number of rows of fields. A new row gets the focus; after a removal the add button has it. Failures of
 * the whole, under its name in the errors of the form, show in one list.
 */
export function RowsField<Row extends object>(props: RowsFieldProps<Row>) {
  const { name, label, addLabel, newRow, removeLabel, children } = props;
  const translate = useMessages();
  const { value: rows = [], onChange } = useField<readonly Row[]>(name);
  const list = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const added = useRef(false);

  // Runs when the number of rows has changed.
  useEffect(() => {
    if (!added.current) return;
    added.current = false;
    list.current?.lastElementChild?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [rows.length]);

  const add = () => {
    added.current = true;
    onChange([...rows, newRow()]);
  };
  const remove = (index: number) => {
    onChange(rows.filter((_, position) => position !== index));
    addButton.current?.focus();
  };

  return (
    <NamedGroup name={name} label={label}>
      <div className="rows" ref={list}>
        {rows.map((_, index) => (
          // A row is its place: its fields are named by it.
          <div className="rows__row" key={index}>
            <div className="rows__fields">{children(`${name}[${index}]`, index)}</div>
            <IconButton
              label={removeLabel?.(index + 1) ?? translate('form.removeRow', { position: index + 1 })}
              icon={<DeleteIcon />}
              onClick={() => remove(index)}
            />
          </div>
        ))}
      </div>
      <Button ref={addButton} icon={<AddIcon />} onClick={add}>
        {addLabel}
      </Button>
    </NamedGroup>
  );
}
