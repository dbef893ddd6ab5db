/** A value of a JSON document. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** An object of a JSON document. */
export type JsonObject = { readonly [key: string]: Json };

/** Type guard for a value with keys. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Sections of a configuration, in the order in which one needs another: a record refers only to records of
 * sections before its own, so references never go in circles.
 */
export const sectionNames = [
  'facilities',
  'networks',
  'zoneMaps',
  'currentZoneMaps',
  'readerDefinitions',
  'readerConfigurations',
  'antennaConfigurations',
  'thresholds',
  'recipes',
  'brokers',
  'publishers',
  'settings',
  'users',
] as const;

/** One of the kinds of records a configuration consists of. */
export type SectionName = (typeof sectionNames)[number];

/** Type guard for the name of a section. */
export const isSectionName = (word: string): word is SectionName =>
  sectionNames.some((name) => name === word);

/** A record of a bundle: as the service takes it, with names in place of ids and references in place of secrets. */
export type ConfigurationRecord = JsonObject & {
  /** Identifies the record in its section; of a current zone map the name of the facility. */
  readonly name: string;
};

/** The records of each section, sorted by name. A section that is missing says nothing of its records. */
export type Configuration = { readonly [Section in SectionName]?: readonly ConfigurationRecord[] };

/** Says that a document is a bundle of this console. */
export const bundleKind = 'rfid-console-configuration';

/** The newest form of bundles that is known. */
export const bundleVersion = 1;

/** Key of a record within its section. Names of users ignore the case, as in the service. */
export const identityOf = (section: SectionName, name: string): string =>
  section === 'users' ? name.toLowerCase() : name;

/** Key of a record among all sections: `recipes/Night count`. */
export const recordKey = (section: SectionName, name: string): string =>
  `${section}/${identityOf(section, name)}`;

/** Stands in a record for a password or key: `{ "secret": "brokers/Plant/password" }`. */
export interface SecretReference extends JsonObject {
  readonly secret: string;
}

/** Type guard for a value that stands for a secret. */
export const isSecretReference = (value: Json | undefined): value is SecretReference =>
  isObject(value) && typeof value.secret === 'string' && Object.keys(value).length === 1;

/** Passwords and keys by their references. They are in no bundle, no address, no message and no storage. */
export type Secrets = ReadonlyMap<string, string>;

/** A problem with a document as a whole: it is refused before anything is asked of a service. */
export type RefusalCode =
  | 'empty'
  | 'too-large'
  | 'yaml-too-large'
  | 'not-a-document'
  | 'aliases'
  | 'other-product'
  | 'newer-version'
  | 'old-save'
  | 'unknown-section'
  | 'not-records'
  | 'duplicate-name';

/** Thrown for a text that is no configuration; nothing of it is used. Texts for users are made from its parts. */
export class ConfigurationRefused extends Error {
  override readonly name = 'ConfigurationRefused';

  /**
   * @param file name of the file, when there are several
   * @param detail what it is about: a section, a name, a version, the message of a parser
   */
  constructor(
    readonly code: RefusalCode,
    readonly detail: string = '',
    readonly file: string = '',
  ) {
    super([code, detail, file].filter(Boolean).join(': '));
  }
}
