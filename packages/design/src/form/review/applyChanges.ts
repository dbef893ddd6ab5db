import type { FormApi } from 'final-form';
import { isSame } from './mergeRecords';

/** Puts values into a form; fields whose value is the same already are left as they were typed. */
export function applyChanges<Values extends object>(form: FormApi<Values>, values: Values): void {
  form.batch(() => {
    const shown = form.getState().values;
    for (const [name, value] of Object.entries(values) as [keyof Values, never][])
      if (!isSame(shown[name], value)) form.change(name, value);
  });
}
