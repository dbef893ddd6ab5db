import type { ReaderConfiguration } from '@console/api-client/reader-configurations';
import type { RegionOptions } from '@console/api-client/reader-configurations/rules';
import { Form, ReadOnlyField, TextField } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { Skeleton } from '@console/design/progress';
import { LoadNotice } from '@console/remote/records';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { configurationErrors } from './configuration.rules';
import { configurationLabels } from './configurationLabels';
import { type ConfigurationValues, newConfiguration, valuesOfConfiguration } from './configurationValues';
import { describeSetting } from './describeSetting';
import { OperationField } from './OperationField';
import { SettingFields } from './SettingFields';
import { useSaveConfiguration } from './useSaveConfiguration';

/** Options of {@link ConfigurationForm}. */
export interface ConfigurationFormProps {
  /** Name of the form. */
  readonly label: string;
  /** The configuration to edit; its name stays. @defaultValue a new one. */
  readonly stored?: ReaderConfiguration;
  /** What the region allows, or how asking for it goes. */
  readonly options: UseQueryResult<RegionOptions>;
  readonly onCancel: () => void;
}

/** Describes how readers read, within what their region allows; without that nothing can be chosen [CONFIG-32]. */
export function ConfigurationForm({ options, ...props }: ConfigurationFormProps) {
  const translate = useMessages();
  if (options.data) return <FormOfRegion {...props} options={options.data} />;
  return options.isError ? (
    <LoadNotice text={translate('configurations.region.error')} onRetry={() => options.refetch()} />
  ) : (
    <Skeleton label={translate('configurations.section')} lines={8} />
  );
}

function FormOfRegion({
  label,
  stored,
  onCancel,
  options,
}: Omit<ConfigurationFormProps, 'options'> & { readonly options: RegionOptions }) {
  const translate = useMessages();
  const [touched, setTouched] = useState(false);
  const { asyncValidators, edit, save } = useSaveConfiguration(options, stored);
  const labels = useMemo(() => configurationLabels(translate), [translate]);
  const validate = useCallback(
    (values: ConfigurationValues) => configurationErrors(values, options, touched),
    [options, touched],
  );
  return (
    <Form
      label={label}
      initialValues={valuesOfConfiguration(stored ?? newConfiguration, options)}
      labels={labels}
      validate={validate}
      asyncValidators={asyncValidators}
      edit={edit && { ...edit, describe: (name, value) => describeSetting(name, value, translate) }}
      onSubmit={save}
      onCancel={onCancel}
    >
      {stored ? (
        <ReadOnlyField label={translate('configurations.name')} value={stored.name} />
      ) : (
        <TextField name="name" autoFocus />
      )}
      <OperationField options={options} />
      <SettingFields options={options} onHoppingTouched={() => setTouched(true)} />
    </Form>
  );
}
