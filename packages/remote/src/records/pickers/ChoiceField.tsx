import { type FieldProps, SelectField, type SelectOption } from '@console/design/form';
import { lazyNamed } from '@console/design/progress';
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

interface ChoiceFieldProps extends PickerProps {
  /** Queries that the options come from. */
  readonly queries: readonly PickerQuery[];
  readonly options: readonly SelectOption[];
  /** Said while a query has failed. */
  readonly failure: string;
  /** Allows values that are no option. @defaultValue false */
  readonly free?: boolean;
}

// Most pickers choose one: a page with only those does not wait for the fields that choose several.
const MultiSelectField = lazyNamed(() => import('@console/design/fields'), 'MultiSelectField');

/** A choice among what the service has, with a notice and a way to try again where it could not be asked. */
export function ChoiceField({ queries, failure, multiple, ...field }: ChoiceFieldProps) {
  const Field = multiple ? MultiSelectField : SelectField;
  return (
    <>
      <FailedQueries queries={queries} text={failure} />
      <Field {...field} loading={queries.some(({ isLoading }) => isLoading)} />
    </>
  );
}
