import { useId } from 'react';
import { useMessages } from '../../messages';
import { Lines } from './ChangeTable';
import type { Conflict } from './mergeRecords';
import { useFieldText } from './useFieldText';

/** Whose value of a field is kept. */
export type Side = 'mine' | 'theirs';

const sides: readonly Side[] = ['mine', 'theirs'];

interface ConflictChoiceProps {
  conflict: Conflict;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
  describe?: (name: string, value: unknown) => string | undefined;
}

/** A field that both sides changed differently: what it was, and which of the two values it gets. */
export function ConflictChoice({ conflict, chosen, onChoose, describe }: ConflictChoiceProps) {
  const translate = useMessages();
  const { nameOf, linesOf } = useFieldText(describe);
  const group = useId();
  const { path, before } = conflict;
  return (
    <fieldset className="review__conflict">
      <legend className="review__caption">
        {translate('form.review.conflict', { field: nameOf(path) })}
      </legend>
      <p>
        {translate('form.review.was')} <Lines lines={linesOf(path, before)} />
      </p>
      {sides.map((side) => (
        <label className="field__choice" key={side}>
          <input
            className="field__box"
            type="radio"
            name={group}
            checked={chosen === side}
            onChange={() => onChoose(side)}
          />
          <span>
            {translate(`form.review.keep.${side}`)} <Lines lines={linesOf(path, conflict[side])} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
