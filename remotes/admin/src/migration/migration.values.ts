import { type ImportMode, isTargetVersion } from '@console/api-client/configuration-migration';
import { type FormErrors, rules } from '@console/design/form';

/** What stands in the export form. */
export interface ExportValues {
  readonly version: string;
}

/** What an export starts with. */
export const newExportValues: ExportValues = { version: '' };

/** What is wrong with an export [MIGRATE-02]. */
export const exportErrors = ({ version = '' }: Partial<ExportValues>): FormErrors => ({
  version:
    rules.required(version) ?? (isTargetVersion(version) ? undefined : { key: 'migration.version.invalid' }),
});

/** What stands in the import form. */
export interface ImportValues {
  readonly data: string;
  /** @defaultValue none is selected */
  readonly mode: ImportMode | undefined;
}

/** What an import starts with: nothing is presumed of what becomes of what is there. */
export const newImportValues: ImportValues = { data: '', mode: undefined };

/** What is wrong with an import [MIGRATE-04]. */
export const importErrors = ({ data, mode }: Partial<ImportValues>): FormErrors => ({
  data: rules.required(data),
  mode: mode === undefined ? { key: 'migration.mode.required' } : undefined,
});
