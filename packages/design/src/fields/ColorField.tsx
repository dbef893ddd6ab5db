import { type FieldProps, FieldShell, useFormField } from '../form/field';
import { useMessages } from '../messages';
import { useStyles } from '../theme';
import fieldsCss from './fields.css';

const whole = /^#[0-9a-f]{6}$/i;

/** Colour shown in the picker of the browser while the text is no colour. */
const unknown = '#808080';

/**
 * A colour, picked or typed as `#1A6B3A`. The value of the form is the text; the rule `rules.color` refuses what is
 * no colour. The picker is that of the browser, which works by keyboard and touch.
 */
export function ColorField(field: FieldProps) {
  useStyles(fieldsCss);
  const translate = useMessages();
  const { text, value = '', change, control } = useFormField<string>(field);
  return (
    <FieldShell {...field} text={text} controlId={control.id}>
      <span className="field__color">
        <input
          className="field__swatch"
          type="color"
          aria-label={translate('fields.color.pick', { label: text })}
          value={whole.test(value) ? value.toLowerCase() : unknown}
          onChange={(event) => change(event.target.value.toUpperCase())}
          onBlur={control.onBlur}
        />
        <input
          {...control}
          className="field__control"
          type="text"
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={(event) => change(event.target.value)}
        />
      </span>
    </FieldShell>
  );
}
