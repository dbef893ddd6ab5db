import { useState } from 'react';
import { IconButton } from '../button';
import type { SelectOption } from '../form';
import { NamedGroup } from '../form/FieldGroup';
import { type FieldProps, useFormField } from '../form/field';
import { AddIcon } from '../icons';
import { type MessageKey, translateKey, useMessages } from '../messages';
import { useStyles } from '../theme';
import { moveItem } from './moveItem';
import { OrderedItem } from './OrderedItem';
import orderedCss from './ordered.css';

/** Choices of a field whose chosen values have an order, and the names of its two lists. */
export interface OrderedListFieldProps extends Omit<FieldProps, 'optional'> {
  /** Everything that can be in the list. */
  options: readonly SelectOption[];
  /** Heading of what is in the list, in its order. */
  chosenLabel: string;
  /** Heading of what can be added. */
  availableLabel: string;
  /** Said while nothing is in the list. */
  empty: string;
  /** Told at the first click or change in the list, for messages that wait for it. */
  onTouched?: () => void;
}

const emptyList: readonly string[] = [];

/**
 * A choice whose order counts: what is chosen is moved by dragging, by buttons or by arrow keys on them, and removed;
 * what is not can be added at the end. The value of the form is the list of values in their order.
 */
export function OrderedListField(props: OrderedListFieldProps) {
  const { options, chosenLabel, availableLabel, empty, onTouched, ...field } = props;
  useStyles(orderedCss);
  const translate = useMessages();
  const { text, value, change, control } = useFormField<readonly string[]>(field);
  const [dragged, setDragged] = useState<number>();
  const [news, setNews] = useState('');
  const values = value || emptyList;
  const labelOf = (each: string) => options.find((option) => option.value === each)?.label ?? each;

  const set = (next: readonly string[], key: MessageKey, item: string, position = 0) => {
    change(next);
    setNews(translateKey(translate, key, { item: labelOf(item), position, count: next.length }));
  };
  const move = (from: number, to: number) => {
    const next = moveItem(values, from, to);
    const item = values[from];
    if (next !== values && item !== undefined) set(next, 'fields.order.moved', item, to + 1);
  };

  return (
    <NamedGroup name={field.name} label={text}>
      {field.help && (
        <p className="field__help" id={`${control.id}-help`}>
          {field.help}
        </p>
      )}
      <div className="ordered" onClickCapture={onTouched}>
        <div className="ordered__side">
          <p className="ordered__heading" id={`${control.id}-chosen`}>
            {chosenLabel}
          </p>
          {values.length === 0 && <p className="ordered__empty">{empty}</p>}
          <ol className="ordered__list" aria-labelledby={`${control.id}-chosen`}>
            {values.map((each, index) => (
              <OrderedItem
                key={each}
                label={labelOf(each)}
                index={index}
                count={values.length}
                dragged={dragged === index}
                onMove={(to) => move(index, to)}
                onRemove={() =>
                  set(
                    values.filter((other) => other !== each),
                    'fields.order.removed',
                    each,
                  )
                }
                onDragStart={() => setDragged(index)}
                onDragOver={() => {
                  if (dragged === undefined || dragged === index) return;
                  move(dragged, index);
                  setDragged(index);
                }}
                onDragEnd={() => setDragged(undefined)}
              />
            ))}
          </ol>
        </div>
        <div className="ordered__side">
          <p className="ordered__heading" id={`${control.id}-available`}>
            {availableLabel}
          </p>
          <ul className="ordered__list" aria-labelledby={`${control.id}-available`}>
            {options
              .filter((option) => !values.includes(option.value))
              .map((option) => (
                <li className="ordered__item" key={option.value}>
                  <span className="ordered__label">{option.label}</span>
                  <IconButton
                    label={translate('fields.order.add', { item: option.label })}
                    icon={<AddIcon />}
                    size="small"
                    onClick={() =>
                      set([...values, option.value], 'fields.order.added', option.value, values.length + 1)
                    }
                  />
                </li>
              ))}
          </ul>
        </div>
      </div>
      <p className="design__hidden" role="status">
        {news}
      </p>
    </NamedGroup>
  );
}
