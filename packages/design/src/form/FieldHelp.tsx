import { type ReactNode, useState } from 'react';
import { useLabelOf } from './FormContext';
import { useFormState } from './finalForm';

/** Fields with the function that explains each of them. */
export interface FieldHelpProps {
  /** Explanation of a field by its name; undefined for one that needs no more than its own help. */
  of: (name: string) => ReactNode;
  /** Stands there until a field with an explanation has had the focus. */
  children: ReactNode;
}

/**
 * Explains the field that has the focus, beside a form that has room for it; it stays until another one has. Fields that
 * cannot be understood without it have their own `help`, too: there is not always room.
 */
export function FieldHelp({ of, children }: FieldHelpProps) {
  const labelOf = useLabelOf();
  const { active } = useFormState({ subscription: { active: true } });
  const [shown, setShown] = useState<string>();
  if (active !== undefined && active !== shown && of(active) !== undefined) setShown(active);
  return (
    <section className="group form__help">
      {shown === undefined ? (
        children
      ) : (
        <>
          <h2 className="form__help-title">{labelOf(shown)}</h2>
          {of(shown)}
        </>
      )}
    </section>
  );
}
