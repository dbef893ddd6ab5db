import { operations, type ReaderConfiguration } from '@console/api-client/reader-configurations';
import type { RegionOptions } from '@console/api-client/reader-configurations/rules';
import { Banner } from '@console/design/banner';
import { FieldHelp, SelectField, useReadFormValues, useSetFormValue } from '@console/design/form';
import { formatList } from '@console/design/language';
import { useMessages } from '@console/design/messages';
import { Skeleton } from '@console/design/progress';
import { FailedQueries, RecordForm, type RecordFormProps, RecordNameField } from '@console/remote/records';
import { useMemo, useState } from 'react';
import { configurationKind } from './configuration.kind';
import {
  configurationLabels,
  describeSetting,
  explainedChoices,
  explainSetting,
  operationInWords,
  settingLabel,
} from './configuration.texts';
import {
  type ConfigurationValues,
  changeValues,
  configurationErrors,
  draftOfValues,
  newConfiguration,
  type OperationChange,
  valuesOfConfiguration,
} from './configuration.values';
import { SettingFields } from './SettingFields';
import { useRegionOptions } from './useRegionOptions';

/** Describes how readers read, within what their region allows; without that nothing can be chosen [CONFIG-32]. */
export function ConfigurationForm(props: RecordFormProps<ReaderConfiguration>) {
  const translate = useMessages();
  const options = useRegionOptions();
  if (options.data) return <FormOfRegion {...props} options={options.data} />;
  return (
    <>
      <FailedQueries queries={[options]} text={translate('configurations.region.error')} />
      {options.isPending && <Skeleton label={translate('configurations.section')} lines={8} />}
    </>
  );
}

interface FormOfRegionProps extends RecordFormProps<ReaderConfiguration> {
  readonly options: RegionOptions;
}

function FormOfRegion({ options, ...props }: FormOfRegionProps) {
  const translate = useMessages();
  const [touched, setTouched] = useState(false);
  const labels = useMemo(() => configurationLabels(translate), [translate]);
  const valuesOf = (configuration: ReaderConfiguration) => valuesOfConfiguration(configuration, options);
  return (
    <RecordForm
      {...props}
      kind={configurationKind}
      newValues={valuesOf(newConfiguration)}
      valuesOf={valuesOf}
      draftOf={draftOfValues}
      labels={labels}
      validate={(values) => configurationErrors(values, options, touched)}
      describe={(field, value) => describeSetting(field, value, translate)}
      aside={
        <FieldHelp of={(field) => explainSetting(field, translate)}>
          {translate('configurations.explained')}
        </FieldHelp>
      }
    >
      <RecordNameField kind={configurationKind} stored={props.stored} />
      <OperationField options={options} />
      <SettingFields options={options} onHoppingTouched={() => setTouched(true)} />
    </RecordForm>
  );
}

interface OperationFieldProps {
  readonly options: RegionOptions;
}

/** Choice of the operation. Another operation takes with it what does not apply to it, and says so [CONFIG-11]. */
function OperationField({ options }: OperationFieldProps) {
  const translate = useMessages();
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
      <SelectField
        name="operation"
        options={explainedChoices('operation', operations, translate)}
        onChanged={follow}
      />
      {change && <ChangeNotice change={change} />}
    </>
  );
}

function ChangeNotice({ change }: { readonly change: OperationChange }) {
  const translate = useMessages();
  const { cleared, session, secondFilter, values } = change;
  const operation = operationInWords(values.operation ?? '', translate);
  const labels = formatList(cleared.map((field) => settingLabel(field, translate)));
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
