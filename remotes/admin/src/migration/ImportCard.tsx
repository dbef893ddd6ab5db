import {
  type ImportRequest,
  type ImportResult,
  importModes,
} from '@console/api-client/configuration-migration';
import { Card } from '@console/design/card';
import { FileTextField, RadioField } from '@console/design/fields';
import { Form } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { Progress } from '@console/design/progress';
import type { UseMutationResult } from '@tanstack/react-query';
import { ImportOutcomes } from './ImportOutcomes';
import { type ImportValues, importErrors, newImportValues } from './migration.values';

interface ImportCardProps {
  /** Imports; answers what became of each object, `null` when the service does not send it. */
  readonly importing: UseMutationResult<ImportResult | null, Error, ImportRequest>;
  /** Why nothing can be imported now. @defaultValue it can */
  readonly blockedReason: string | undefined;
}

/** Imports what was exported, here or elsewhere; what was pasted stays, whatever becomes of it [MIGRATE-04 to MIGRATE-07]. */
export function ImportCard({ importing, blockedReason }: ImportCardProps) {
  const translate = useMessages();
  const { data: result, isPending } = importing;
  return (
    <Card title={translate('migration.import')}>
      <p>{translate('migration.import.text')}</p>
      <Form<ImportValues>
        label={translate('migration.import')}
        initialValues={newImportValues}
        validate={importErrors}
        submitLabel={translate('migration.import.submit')}
        blockedReason={blockedReason}
        onSubmit={({ data, mode }) => mode && importing.mutateAsync({ data, mode })}
        wide
      >
        <FileTextField name="data" label={translate('migration.data')} rows={10} accept=".json,.txt" />
        <RadioField
          name="mode"
          label={translate('migration.mode')}
          options={importModes.map((mode) => ({ value: mode, label: translate(`migration.mode.${mode}`) }))}
        />
      </Form>
      {isPending && <Progress label={translate('migration.importing')} value={null} />}
      {result && <ImportOutcomes results={result.results} />}
    </Card>
  );
}
