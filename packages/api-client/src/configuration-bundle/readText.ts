import { canonicalConfiguration, isSame, withoutEmpty } from './canonical';
import { fieldChanges } from './compare';
import type { JsonObject } from './document';
import {
  bundleKind,
  bundleVersion,
  type Configuration,
  type ConfigurationRecord,
  ConfigurationRefused,
  identityOf,
  isObject,
  isSectionName,
  type Json,
  type SectionName,
  sectionNames,
} from './document';
import { readMigrationSections } from './migration';
import { takeSecrets } from './secrets';
import { sections } from './sections';
import { type Yaml, yaml } from './yaml';

/** Longest text that is read, in characters: a configuration of 10,000 readers has about 5 million. */
export const longestText = 20_000_000;

/**
 * Longest text in YAML, in characters: more than the 3.4 million that 10,000 readers have. Reading takes a hundred times
 * as long as JSON, and 60 bytes of memory for each character.
 */
export const longestYaml = 5_000_000;

/** Fault of a record of a document, or a remark on it. */
export interface DocumentNote {
  /**
   * - `unreadable`: not in the form of its section, so it is left out;
   * - `ignored`: a field that is not known, or does not apply, is left out;
   * - `clear-secret`: a password or key was in clear.
   */
  readonly note: 'unreadable' | 'ignored' | 'clear-secret';
  readonly section: SectionName;
  readonly name: string;
  /** Field, reference or what is wrong. */
  readonly detail: string;
}

/** A configuration that was read from text. */
export interface ReadDocument {
  /** `bundle`: of this console; `migration`: what the service exports; `tool`: a save file of is-tool. */
  readonly form: 'bundle' | 'migration' | 'tool';
  readonly configuration: Configuration;
  /** Secrets that were in clear. */
  readonly secrets: ReadonlyMap<string, string>;
  readonly notes: readonly DocumentNote[];
}

/** A text with the name of its file. */
export interface NamedText {
  /** @defaultValue pasted text has none */
  readonly file?: string;
  readonly text: string;
}

/**
 * Reads configurations: a bundle, what the service exports, or files of is-tool. Several are taken as one; what two
 * of them hold has to be the same.
 * @param reader reads YAML. @defaultValue it is read where the call is made
 * @throws ConfigurationRefused when one is none; nothing of any of them is used then
 */
export async function readDocuments(
  texts: readonly NamedText[],
  reader: Pick<Yaml, 'read'> = yaml,
): Promise<ReadDocument> {
  const documents: ReadDocument[] = [];
  for (const { text, file = '' } of texts)
    documents.push(readDocument(await parseText(text, file, reader), file));
  const [first] = documents;
  if (!first) throw new ConfigurationRefused('empty');
  return documents.length === 1 ? first : joinDocuments(documents);
}

/** @throws ConfigurationRefused for a text that is neither JSON nor YAML, or too long */
async function parseText(text: string, file: string, reader: Pick<Yaml, 'read'>): Promise<Json> {
  if (text.trim() === '') throw new ConfigurationRefused('empty', '', file);
  if (text.length > longestText) throw new ConfigurationRefused('too-large', String(longestText), file);
  if (/^\s*[[{]/.test(text)) {
    try {
      return JSON.parse(text) as Json;
    } catch (error) {
      // What follows the first line is a piece of the text.
      const [fault] = (error as SyntaxError).message.split('\n');
      throw new ConfigurationRefused('not-a-document', fault, file);
    }
  }
  if (text.length > longestYaml) throw new ConfigurationRefused('yaml-too-large', String(longestYaml), file);
  const reading = await reader.read(text);
  if ('fault' in reading) throw new ConfigurationRefused(reading.fault, reading.detail, file);
  return reading.document;
}

function readDocument(document: Json, file: string): ReadDocument {
  if (!isObject(document)) throw new ConfigurationRefused('other-product', '', file);
  if (document.kind === bundleKind) return readBundle(document, file);
  if (document.kind !== undefined)
    throw new ConfigurationRefused('other-product', String(document.kind), file);
  const found = readMigrationSections(document, file);
  if (!found) throw new ConfigurationRefused('other-product', '', file);
  const form = 'buildVersion' in document || !('targetVersion' in document) ? 'tool' : 'migration';
  return { form, ...readSections(found, file, false) };
}

function readBundle(document: JsonObject, file: string): ReadDocument {
  const { version, sections: given } = document;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    throw new ConfigurationRefused('other-product', `version ${JSON.stringify(version ?? null)}`, file);
  if (version > bundleVersion) throw new ConfigurationRefused('newer-version', String(version), file);
  if (!isObject(given)) throw new ConfigurationRefused('not-records', 'sections', file);
  const unknown = Object.keys(given).find((name) => !isSectionName(name));
  if (unknown !== undefined) throw new ConfigurationRefused('unknown-section', unknown, file);
  const found = sectionNames.flatMap((name) => {
    const records = given[name];
    return records === undefined ? [] : [[name, recordsOf(name, records, file)] as const];
  });
  return { form: 'bundle', ...readSections(new Map(found), file, true) };
}

/** @throws ConfigurationRefused for anything but a list of objects with names */
function recordsOf(section: string, records: Json, file: string): readonly JsonObject[] {
  if (!Array.isArray(records) || !records.every(isObject))
    throw new ConfigurationRefused('not-records', section, file);
  return records;
}

/**
 * @param strict whether fields that come to nothing are told: files of others hold much that is no configuration
 * @throws ConfigurationRefused when two records have one name
 */
function readSections(
  found: ReadonlyMap<SectionName, readonly JsonObject[]>,
  file: string,
  strict: boolean,
): Omit<ReadDocument, 'form'> {
  const secrets = new Map<string, string>();
  const notes: DocumentNote[] = [];
  const configuration: { [Name in SectionName]?: ConfigurationRecord[] } = {};
  for (const [section, records] of found) {
    const read: ConfigurationRecord[] = [];
    const seen = new Map<string, ConfigurationRecord>();
    records.forEach((given, index) => {
      const name = typeof given.name === 'string' ? given.name : '';
      const note = (kind: DocumentNote['note'], detail: string) =>
        notes.push({ note: kind, section, name: name || String(index + 1), detail });
      if (name.trim() === '') {
        note('unreadable', 'name is missing');
        return;
      }
      const { record, found: clear } = takeSecrets(section, name, given);
      for (const [reference, value] of clear) {
        secrets.set(reference, value);
        note('clear-secret', reference);
      }
      const reading = sections[section].check(record);
      if (!reading.matches) {
        note('unreadable', reading.reason);
        return;
      }
      if (strict)
        for (const { field, after } of fieldChanges(withoutEmpty(record), reading.value))
          if (after === undefined && !clear.has(`${section}/${name}/${field}`)) note('ignored', field);
      const identity = identityOf(section, name);
      const earlier = seen.get(identity);
      // What is there twice and the same is meant once: files of a folder overlap.
      if (earlier && isSame(earlier, reading.value)) return;
      if (earlier) throw new ConfigurationRefused('duplicate-name', `${section}: ${name}`, file);
      seen.set(identity, reading.value);
      read.push(reading.value);
    });
    configuration[section] = read;
  }
  return { configuration: canonicalConfiguration(configuration), secrets, notes };
}

/** Several documents as one. @throws ConfigurationRefused when two hold different records of one name */
function joinDocuments(documents: readonly ReadDocument[]): ReadDocument {
  const configuration: { [Name in SectionName]?: ConfigurationRecord[] } = {};
  for (const section of sectionNames) {
    const lists = documents.flatMap((document) => {
      const records = document.configuration[section];
      return records ? [records] : [];
    });
    if (lists.length === 0) continue;
    const joined = new Map<string, ConfigurationRecord>();
    for (const record of lists.flat()) {
      const identity = identityOf(section, record.name);
      const earlier = joined.get(identity);
      if (earlier && !isSame(earlier, record))
        throw new ConfigurationRefused('duplicate-name', `${section}: ${record.name}`);
      joined.set(identity, record);
    }
    configuration[section] = [...joined.values()];
  }
  return {
    form: documents[0]?.form ?? 'tool',
    configuration: canonicalConfiguration(configuration),
    secrets: new Map(documents.flatMap(({ secrets }) => [...secrets])),
    notes: documents.flatMap(({ notes }) => notes),
  };
}
