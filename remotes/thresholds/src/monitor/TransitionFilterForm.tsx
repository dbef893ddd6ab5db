import { DateTimeField } from '@console/design/fields';
import { CheckboxField, FieldGroup, Form, TextField } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { useState } from 'react';
import { filterErrors, isFiltered, noFilter, type TransitionFilter } from './transitionFilter';

interface TransitionFilterFormProps {
  /** Name of the threshold. */
  readonly name: string;
  readonly filter: TransitionFilter;
  readonly onFilter: (filter: TransitionFilter) => void;
}

/** Chooses which transitions are shown; it can be cleared while it leaves something out [MONITOR-06, MONITOR-07]. */
export function TransitionFilterForm({ name, filter, onFilter }: TransitionFilterFormProps) {
  const translate = useMessages();
  const [round, setRound] = useState(0);
  const clear = () => {
    onFilter(noFilter);
    setRound((before) => before + 1);
  };
  return (
    <Form
      key={round}
      label={translate('monitor.filter.of', { name })}
      initialValues={filter}
      validate={filterErrors}
      submitOnlyValid
      submitLabel={translate('monitor.filter.apply')}
      cancelLabel={translate('monitor.filter.clear')}
      onCancel={isFiltered(filter) ? clear : undefined}
      onSubmit={onFilter}
      guard={false}
    >
      <TextField name="epcPrefix" label={translate('monitor.filter.epcPrefix')} optional />
      <DateTimeField name="observedAfter" label={translate('monitor.filter.observedAfter')} optional />
      <DateTimeField name="observedBefore" label={translate('monitor.filter.observedBefore')} optional />
      <FieldGroup label={translate('monitor.filter.directions')}>
        <CheckboxField name="includeIn" label={translate('monitor.filter.includeIn')} />
        <CheckboxField name="includeOut" label={translate('monitor.filter.includeOut')} />
      </FieldGroup>
    </Form>
  );
}
