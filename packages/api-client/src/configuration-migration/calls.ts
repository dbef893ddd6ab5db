import type { Call } from '../client';
import { type AnswerReader, readRecord, readStored } from '../client/answer';
import { consolePath } from '../client/path';
import { mediaTypeOf, targetVersionOf } from './adapter';
import type { ImportMode, ImportResult } from './schema';
import { validateImportResult } from './validate.generated.js';

/** Exports the whole configuration in the form of a version: text to be kept unchanged (MIGRATE-03). */
export function exportConfiguration(version: string): Call<string> {
  return {
    name: 'export configuration',
    method: 'GET',
    path: consolePath('api', 'config', 'export'),
    query: { targetVersion: targetVersionOf(version) },
    reads: 'text',
    answer: readExported,
  };
}

/** A configuration to be imported. */
export interface ImportRequest {
  /** As it was exported or pasted; it is sent unchanged. */
  readonly data: string;
  readonly mode: ImportMode;
}

/** Imports a configuration (MIGRATE-05); answers the outcome for each object, `null` when the service does not send it. */
export function importConfiguration({ data, mode }: ImportRequest): Call<ImportResult | null> {
  return {
    name: 'import configuration',
    method: 'POST',
    path: consolePath('api', 'config', 'import'),
    query: { overwrite: mode === 'overwrite' },
    content: { type: mediaTypeOf(data), text: data },
    answer: readStored(readRecord(validateImportResult, (result) => result)),
    // Nobody knows what stands in a text from elsewhere.
    change: { model: 'configuration', action: 'import', secrets: 'all' },
  };
}

/** Any text is a configuration, but not a page of something on the way to the service. */
const readExported: AnswerReader<string> = (text) =>
  typeof text === 'string' && text.trim() !== '' && !text.trimStart().startsWith('<')
    ? { matches: true, value: text }
    : { matches: false, reason: 'must be a configuration' };
