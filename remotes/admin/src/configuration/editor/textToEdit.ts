import type { ServiceClient } from '@console/api-client';
import { readSystem, writeBundle } from '@console/api-client/configuration-bundle';
import { type SourceValues, textsOf } from '../source.form';
import { yamlWorker } from '../yaml/yamlWorker';

/** Longest text that is edited, in characters: with a longer one each key would be felt. */
export const longestEdited = 1_000_000;

/** Thrown for a source that is not edited here. */
export class NotEditable extends Error {
  override readonly name = 'NotEditable';

  /** @param why it is too long, or there are several files */
  constructor(readonly why: 'large' | 'one') {
    super(why);
  }
}

/** Indented JSON with the value of a text in JSON or YAML; the text as it is when it is neither. */
export async function asJson(text: string): Promise<string> {
  try {
    return `${JSON.stringify(JSON.parse(text), null, 2)}\n`;
  } catch {
    if (/^\s*[[{]/.test(text)) return text;
    const reading = await yamlWorker.read(text);
    const isText = 'fault' in reading || typeof reading.document !== 'object';
    return isText ? text : `${JSON.stringify(reading.document, null, 2)}\n`;
  }
}

/**
 * The text that an edit begins with: the file or the text that was given, else the configuration of the service. JSON
 * of several lines stays as it is.
 * @throws NotEditable
 */
export async function textToEdit(source: SourceValues, client: ServiceClient): Promise<string> {
  if ((source.files ?? []).length > 1) throw new NotEditable('one');
  const [given] = await textsOf(source);
  // Lines end as they do in the editor, by which places in the text are counted.
  const text = (given?.text ?? '').replace(/\r\n?/g, '\n');
  if (text.length > longestEdited) throw new NotEditable('large');
  if (text.trim() === '') return writeBundle((await readSystem(client)).configuration, 'json');
  return /^\s*[[{].*\n/.test(text) ? text : asJson(text);
}
