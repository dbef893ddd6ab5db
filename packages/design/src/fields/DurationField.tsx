import { useState } from 'react';
import { type DurationNumbers, readDurationText, writeDurationText } from '../form/durationText';
import { NamedGroup } from '../form/FieldGroup';
import { errorsId, useFormFrame, useShownFailures } from '../form/FormContext';
import { type FieldProps, useFormField } from '../form/field';
import { useMessages } from '../messages';

const units = ['hours', 'minutes', 'seconds'] as const;

const blank: DurationNumbers = { hours: '', minutes: '', seconds: '' };

/** The numbers as they were typed, and the text they were last in step with. */
function useMirror(text: string) {
  const [kept, setKept] = useState({ text, numbers: readDurationText(text) ?? blank });
  const numbers = kept.text === text ? kept.numbers : (readDurationText(text) ?? kept.numbers);
  return {
    numbers,
    keep: (next: string, typed = readDurationText(next) ?? numbers) =>
      setKept({ text: next, numbers: typed }),
  };
}

/**
 * A duration in hours, minutes and seconds, mirrored both ways by its ISO 8601 text [FORM-07]. The value of the form
 * is that text (`PT1H2M3S`), empty when blank; the rule `duration` refuses what is none. An ISO text that cannot be
 * read leaves the numbers alone.
 */
export function DurationField({ name, label, help, optional }: FieldProps) {
  const translate = useMessages();
  const frame = useFormFrame();
  const { text: heading, value = '', change, control } = useFormField<string>({ name, label, help });
  const { numbers, keep } = useMirror(value);
  const failed = useShownFailures(name).length > 0;
  const described =
    [failed && errorsId(frame, name), help && `${control.id}-help`].filter(Boolean).join(' ') || undefined;
  const part = (id: string) => ({
    ...control,
    id,
    name: id,
    className: 'field__control',
    autoComplete: 'off',
    'aria-invalid': failed || undefined,
    'aria-describedby': described,
  });

  const changeNumbers = (next: DurationNumbers) => {
    const text = writeDurationText(next);
    keep(text, next);
    change(text);
  };

  return (
    <NamedGroup name={name} label={optional ? translate('form.optionalLabel', { label: heading }) : heading}>
      <div className="group__fields group__fields--line">
        {units.map((unit) => (
          <div className="field" key={unit}>
            <label className="field__label" htmlFor={`${control.id}-${unit}`}>
              {translate(`form.duration.${unit}`)}
            </label>
            <input
              {...part(`${control.id}-${unit}`)}
              inputMode="numeric"
              value={numbers[unit]}
              onChange={(event) => changeNumbers({ ...numbers, [unit]: event.target.value })}
            />
          </div>
        ))}
        <div className="field">
          <label className="field__label" htmlFor={`${control.id}-iso`}>
            {translate('form.duration.iso')}
          </label>
          <input
            {...part(`${control.id}-iso`)}
            spellCheck={false}
            autoCapitalize="characters"
            placeholder="PT1H2M3S"
            value={value}
            onChange={(event) => {
              keep(event.target.value);
              change(event.target.value);
            }}
          />
        </div>
      </div>
      {help && (
        <p className="field__help" id={`${control.id}-help`}>
          {help}
        </p>
      )}
    </NamedGroup>
  );
}
