import {
  type ApplyMode,
  ConfigurationRefused,
  longestText,
  type NamedText,
} from '@console/api-client/configuration-bundle';
import { FileField } from '@console/design/fields';
import { type Failure, TextAreaField } from '@console/design/form';
import { useMessages } from '@console/design/messages';

/** Files and pasted text that hold a configuration. */
export interface SourceValues {
  readonly files?: readonly File[] | undefined;
  readonly text?: string | undefined;
}

/** Values of the form of an apply. */
export interface ApplyValues extends SourceValues {
  readonly mode: ApplyMode;
}

/** Most bytes of a file: a character takes up to four. */
const mostBytes = longestText * 4;

/** Finds the fault of a source: there is none, or there are two. */
export function sourceError({ files = [], text = '' }: SourceValues): Failure | undefined {
  const pasted = text.trim() !== '';
  if (files.length === 0 && !pasted) return { key: 'configuration.source.required' };
  return files.length > 0 && pasted ? { key: 'configuration.source.both' } : undefined;
}

/**
 * The texts of a source.
 * @throws ConfigurationRefused for a file that is far too large, before it is read
 */
export async function textsOf({ files = [], text = '' }: SourceValues): Promise<readonly NamedText[]> {
  if (files.length === 0) return [{ text }];
  for (const { size, name } of files)
    if (size > mostBytes) throw new ConfigurationRefused('too-large', '', name);
  return Promise.all(files.map(async (file) => ({ file: file.name, text: await file.text() })));
}

interface SourceFieldsProps {
  /** Names of the fields in the form. */
  readonly files: string;
  readonly text: string;
}

/** The fields of a source: files that are chosen or dropped, or a text that is pasted. */
export function SourceFields({ files, text }: SourceFieldsProps) {
  const translate = useMessages();
  return (
    <>
      <FileField
        name={files}
        label={translate('configuration.source.files')}
        help={translate('configuration.source.files.help')}
        accept=".json,.yaml,.yml,.txt"
        multiple
        maxBytes={mostBytes}
        optional
      />
      <TextAreaField name={text} label={translate('configuration.source.text')} rows={6} optional />
    </>
  );
}
