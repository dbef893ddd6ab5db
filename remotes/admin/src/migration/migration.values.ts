import { type ImportMode, isTargetVersion } from '@console/api-client/configuration-migration';
import { type FormErrors, rules } from '@console/design/form';

/** Values of the export form. */
export interface ExportValues {
  readonly version: string;
}

/** Initial values of an export. */
export const newExportValues: ExportValues = { version: '' };

/** Failures of an export [MIGRATE-02]. */
export const exportErrors = ({ version = '' }: Partial<ExportValues>): FormErrors => ({
  version:
    rules.required(version) ?? (isTargetVersion(version) ? undefined : { key: 'migration.version.invalid' }),
});

/** Values of the import form. */
export interface ImportValues {
  readonly data: string;
  /** @defaultValue none is selected */
  readonly mode: ImportMode | undefined;
}

/** Initial values of an import: the treatment of what is there has to be chosen. */
export const newImportValues: ImportValues = { data: '', mode: undefined };

/** Failures of an import [MIGRATE-04]. */
export const importErrors = ({ data, mode }: Partial<ImportValues>): FormErrors => ({
  data: rules.required(data),
  mode: mode === undefined ? { key: 'migration.mode.required' } : undefined,
});
