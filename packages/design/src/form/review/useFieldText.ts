import { useMessages } from '../../messages';
import { useFormFrame, useLabelOf } from '../FormContext';
import { describeValue } from './describeValue';

/** Labels of the fields of a form and texts of their values, as a review shows them. */
export function useFieldText(describe?: (name: string, value: unknown) => string | undefined) {
  const frame = useFormFrame();
  const labelOf = useLabelOf();
  const translate = useMessages();
  return {
    /** The label of the field, after those of the groups it is in. */
    nameOf: (path: string) => {
      const steps = path.split('.');
      const labels = steps.map((_, index) => labelOf(steps.slice(0, index + 1).join('.')));
      return labels.filter((label) => label !== '').join(' – ') || path;
    },
    /** The lines of the value; secret values are replaced by a placeholder. */
    linesOf: (path: string, value: unknown): readonly string[] => {
      if (frame.secrets.has(path)) return [translate(value ? 'form.review.secret' : 'form.review.blank')];
      const text = describe?.(path, value);
      return text === undefined ? describeValue(value, translate) : [text];
    },
  };
}
