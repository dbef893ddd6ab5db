import { ToneIcon } from '../status';
import { errorsId, useFormFrame, useShownFailures } from './FormContext';

/** Field whose failures are listed. */
export interface ErrorListProps {
  /** Name of the field or group in the errors of the form. */
  name: string;
}

/** All messages about a field or group in one list; nothing while there are none to show. */
export function ErrorList({ name }: ErrorListProps) {
  const frame = useFormFrame();
  const failures = useShownFailures(name);
  if (failures.length === 0) return null;
  return (
    <ul className="field__errors" id={errorsId(frame, name)}>
      {failures.map((text) => (
        <li className="field__error" key={text}>
          <ToneIcon tone="danger" size="1rem" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
