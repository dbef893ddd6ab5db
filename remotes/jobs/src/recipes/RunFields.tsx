import type { ReaderConfiguration } from '@console/api-client/reader-configurations';
import { RowsField, SelectField, type SelectOption, useFormValue } from '@console/design/form';
import { formatList } from '@console/design/language';
import { useMessages } from '@console/design/messages';
import { useMemo } from 'react';
import type { RunValues } from './recipe.values';

interface RunFieldsProps {
  /** Undefined while they are not known. */
  readonly readerNames: readonly string[] | undefined;
  /** Undefined while they are not known. */
  readonly configurations: readonly ReaderConfiguration[] | undefined;
}

/** Which configuration each reader runs: its own, or the default of all others [RECIPE-07, RECIPE-08]. */
export function RunFields({ readerNames, configurations }: RunFieldsProps) {
  const translate = useMessages();
  const type = useFormValue<string>('type') ?? '';
  const runs = useFormValue<readonly RunValues[]>('readerConfigurations') ?? [];
  const readers = useMemo(
    () => [...(readerNames ?? [])].sort().map((name) => ({ value: name, label: name })),
    [readerNames],
  );
  const { own, fallback } = useMemo(
    () => configurationOptions(configurations ?? [], type),
    [configurations, type],
  );
  const loading = configurations === undefined;
  return (
    <>
      <RowsField<RunValues>
        name="readerConfigurations"
        label={translate('recipes.readerConfigurations')}
        addLabel={translate('recipes.runs.add')}
        removeLabel={(row) => translate('recipes.runs.remove', { row })}
        newRow={() => ({})}
      >
        {(path) => (
          <>
            <SelectField
              name={`${path}.readerName`}
              label={translate('recipes.runs.reader')}
              options={readers}
              loading={readerNames === undefined}
            />
            <SelectField
              name={`${path}.readerConfigurationName`}
              label={translate('recipes.runs.configuration')}
              options={own}
              loading={loading}
            />
          </>
        )}
      </RowsField>
      <SelectField
        name="readerConfigurationName"
        help={translate('recipes.readerConfigurationName.help')}
        options={fallback}
        loading={loading}
        optional={runs.length > 0}
      />
    </>
  );
}

/** The operation of a configuration that leaves its reader alone; only the default may be one [RECIPE-15]. */
const doNothing = 'DO_NOTHING';

const optionOf = ({ name, operation, readerMode }: ReaderConfiguration): SelectOption => ({
  value: name,
  label: name,
  detail: formatList([operation, ...(readerMode ? [readerMode] : [])]),
});

/**
 * The configurations that fit a recipe of this type, to choose from: for single readers, and as the default. While no
 * type is chosen all are there. Each says what it is for and its reader mode [CONFIG-21].
 */
function configurationOptions(configurations: readonly ReaderConfiguration[], type: string) {
  const own = configurations.filter(({ operation }) => (type ? operation === type : operation !== doNothing));
  const idle = configurations.filter(({ operation }) => operation === doNothing);
  return { own: own.map(optionOf), fallback: [...own, ...idle].map(optionOf) };
}
