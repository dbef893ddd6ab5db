import { ControlLoading, type FieldProps, FieldShell, useFormField } from '../form/field';
import type { SelectOption } from '../form/groupOptions';
import { lazyNamed } from '../progress';

/** Choices of a field with several values. */
export interface MultiSelectFieldProps extends FieldProps {
  options: readonly SelectOption[];
  /** The options are still loading. @defaultValue false */
  loading?: boolean;
  /** Text while nothing is chosen. @defaultValue `Choose` */
  placeholder?: string;
  /** Allows values that are no option: they are entered with Enter. Default false. */
  free?: boolean;
}

const SearchMultiSelect = lazyNamed(
  () => import(/* webpackChunkName: "antd-select" */ '../form/SearchSelect'),
  'SearchMultiSelect',
  {
    waiting: ControlLoading,
  },
);

const emptyList: readonly string[] = [];

/** Any number of several; typing narrows the choice. The value of the form is the list of chosen values. */
export function MultiSelectField({ options, loading, placeholder, free, ...field }: MultiSelectFieldProps) {
  const { text, value, change, control, required } = useFormField<readonly string[]>(field);
  return (
    <FieldShell {...field} text={text} controlId={control.id}>
      <SearchMultiSelect
        control={{ ...control, ...required }}
        value={value || emptyList}
        options={options}
        loading={loading}
        placeholder={placeholder}
        clearable
        free={free}
        onChange={change}
      />
    </FieldShell>
  );
}
