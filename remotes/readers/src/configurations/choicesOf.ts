import type { SelectOption } from '@console/design/form';

/** Values of the service as choices: they are known by their own names. */
export const choicesOf = (values: readonly string[]): SelectOption[] =>
  values.map((value) => ({ value, label: value }));
