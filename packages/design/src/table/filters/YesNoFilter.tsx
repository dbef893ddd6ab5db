import { useId } from 'react';
import { useMessages } from '../../messages';
import type { Filter } from './filter';

interface YesNoFilterProps {
  /** Undefined for both. */
  value: boolean | undefined;
  onChange: (filter: Filter | undefined) => void;
}

const choices = [
  ['any', undefined],
  ['yes', true],
  ['no', false],
] as const;

/** Yes, no, or either. */
export function YesNoFilter({ value, onChange }: YesNoFilterProps) {
  const translate = useMessages();
  const id = useId();
  return (
    <div>
      {choices.map(([name, choice]) => (
        <div className="panel__line" key={name}>
          <input
            className="panel__box"
            type="radio"
            name={id}
            id={`${id}-${name}`}
            checked={value === choice}
            onChange={() => onChange(choice === undefined ? undefined : { kind: 'yesNo', value: choice })}
          />
          <label htmlFor={`${id}-${name}`}>{translate(`table.filter.${name}`)}</label>
        </div>
      ))}
    </div>
  );
}
