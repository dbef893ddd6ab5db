import { Banner } from '@console/design/banner';
import { Card } from '@console/design/card';
import { CopyText } from '@console/design/copy';
import { Form, TextField } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { useStyles } from '@console/design/theme';
import type { UseMutationResult } from '@tanstack/react-query';
import migrationCss from './migration.css';
import { type ExportValues, exportErrors, newExportValues } from './migration.values';

interface ExportCardProps {
  /** Exports in the form of a version. */
  readonly exporting: UseMutationResult<string, Error, string>;
  /** Why nothing can be exported now. @defaultValue it can */
  readonly blockedReason: string | undefined;
}

/** Exports the configuration as text, shown as the service sent it [MIGRATE-01, MIGRATE-03]. */
export function ExportCard({ exporting, blockedReason }: ExportCardProps) {
  const translate = useMessages();
  return (
    <Card title={translate('migration.export')}>
      <p>{translate('migration.export.text')}</p>
      <Form<ExportValues>
        label={translate('migration.export')}
        initialValues={newExportValues}
        validate={exportErrors}
        submitLabel={translate('migration.export.submit')}
        blockedReason={blockedReason}
        guard={false}
        onSubmit={({ version }) => exporting.mutateAsync(version)}
      >
        <TextField
          name="version"
          label={translate('migration.version')}
          placeholder={translate('migration.version.example')}
          help={translate('migration.version.help')}
        />
      </Form>
      {exporting.data !== undefined && <Exported data={exporting.data} />}
    </Card>
  );
}

function Exported({ data }: { readonly data: string }) {
  useStyles(migrationCss);
  const translate = useMessages();
  return (
    <>
      <Banner tone="success" action={<CopyText text={data} what={translate('migration.exported')} />}>
        {translate('migration.export.complete')}
      </Banner>
      <textarea
        className="migration-data"
        rows={10}
        readOnly
        spellCheck={false}
        aria-label={translate('migration.exported')}
        value={data}
      />
    </>
  );
}
