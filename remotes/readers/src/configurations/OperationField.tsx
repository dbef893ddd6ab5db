import { operations } from '@console/api-client/reader-configurations';
import type { RegionOptions } from '@console/api-client/reader-configurations/rules';
import { Banner } from '@console/design/banner';
import { SelectField, useReadFormValues, useSetFormValue } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { useState } from 'react';
import { settingLabel } from './configurationLabels';
import { type ConfigurationValues, changeValues, type OperationChange } from './configurationValues';

const choices = operations.map((value) => ({ value, label: value }));

/** Options of {@link OperationField}. */
export interface OperationFieldProps {
  readonly options: RegionOptions;
}

/** What readers do. Another operation takes with it what does not apply to it, and says so [CONFIG-11]. */
export function OperationField({ options }: OperationFieldProps) {
  const read = useReadFormValues<ConfigurationValues>();
  const set = useSetFormValue();
  const [change, setChange] = useState<OperationChange>();

  const follow = (operation = '') => {
    const values = read();
    const next = changeValues(values, operation, options);
    setChange(next);
    if (!next) return;
    const former = new Map<string, unknown>(Object.entries(values));
    const changed = new Map<string, unknown>(Object.entries(next.values));
    for (const field of new Set([...former.keys(), ...changed.keys()]))
      if (former.get(field) !== changed.get(field)) set(field, changed.get(field));
  };

  return (
    <>
      <SelectField name="operation" options={choices} onChanged={follow} />
      {change && <ChangeNotice change={change} />}
    </>
  );
}

function ChangeNotice({ change }: { readonly change: OperationChange }) {
  const translate = useMessages();
  const { cleared, session, secondFilter, values } = change;
  const { operation } = values;
  const labels = cleared.map((field) => settingLabel(field, translate)).join(', ');
  const lines = [
    ...(cleared.length > 0 ? [translate('configurations.cleared', { operation, labels })] : []),
    ...(session ? [translate('configurations.cleared.session', { operation, session })] : []),
    ...(secondFilter ? [translate('configurations.cleared.secondFilter', { operation })] : []),
  ];
  if (lines.length === 0) return null;
  return (
    <Banner tone="info">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Banner>
  );
}
