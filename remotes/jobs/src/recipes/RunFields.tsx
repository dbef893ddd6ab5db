import type { ReaderConfiguration } from '@console/api-client/reader-configurations';
import { RowsField, SelectField, useFormValue } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { useMemo } from 'react';
import { configurationOptions } from './configurationOptions';
import type { RunValues } from './recipeValues';

/** Options of {@link RunFields}. */
export interface RunFieldsProps {
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
