import { MultiSelectField } from '@console/design/fields';
import { type FieldProps, SelectField, type SelectOption } from '@console/design/form';
import { FailedQueries, type WatchedQuery } from '../FailedQueries';

/** A query of a picker. */
export interface PickerQuery extends WatchedQuery {
  readonly isLoading: boolean;
}

/** Options that every picker takes. */
export interface PickerProps extends FieldProps {
  /** Any number can be chosen: the value of the form is a list. @defaultValue false */
  readonly multiple?: boolean;
  /** Text while nothing is chosen. @defaultValue `Choose` */
  readonly placeholder?: string;
  /** A single choice can be emptied. @defaultValue when it is optional */
  readonly clearable?: boolean;
}

/** Options of {@link ChoiceField}. */
export interface ChoiceFieldProps extends PickerProps {
  /** What the options come from. */
  readonly queries: readonly PickerQuery[];
  readonly options: readonly SelectOption[];
  /** Said while a query has failed. */
  readonly failure: string;
  /** What is typed can be chosen, too. @defaultValue false */
  readonly free?: boolean;
}

/** A choice among what the service has, with a notice and a way to try again where it could not be asked. */
export function ChoiceField({
  queries,
  failure,
  multiple,
  free,
  clearable,
  options,
  ...field
}: ChoiceFieldProps) {
  const loading = queries.some(({ isLoading }) => isLoading);
  return (
    <>
      <FailedQueries queries={queries} text={failure} />
      {multiple ? (
        <MultiSelectField {...field} options={options} loading={loading} free={free} />
      ) : (
        <SelectField {...field} clearable={clearable} options={options} loading={loading} free={free} />
      )}
    </>
  );
}
