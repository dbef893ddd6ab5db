import { useId } from 'react';

interface ChoiceProps<Value extends string> {
  readonly legend: string;
  readonly choices: readonly Value[];
  readonly labelOf: (choice: Value) => string;
  readonly value: Value;
  readonly onChoose: (choice: Value) => void;
}

/** One of a few, all of them in view. */
export function Choice<Value extends string>({
  legend,
  choices,
  labelOf,
  value,
  onChoose,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="preferences__choice">
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice} className="preferences__option">
          <input type="radio" name={name} checked={choice === value} onChange={() => onChoose(choice)} />
          {labelOf(choice)}
        </label>
      ))}
    </fieldset>
  );
}
