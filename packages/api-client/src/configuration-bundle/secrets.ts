import {
  type ConfigurationRecord,
  isObject,
  isSecretReference,
  type Json,
  type JsonObject,
  type SecretReference,
  type SectionName,
} from './document';

/** Where records hold what nobody else may know. */
const secretPaths: Partial<Record<SectionName, readonly (readonly string[])[]>> = {
  brokers: [['password']],
  settings: [
    ['authConfig', 'communityName'],
    ['authConfig', 'authenticationKey'],
    ['authConfig', 'privacyKey'],
  ],
  users: [['password']],
};

/** Placeholder of a service for a password that it keeps. */
const obscured = /^\*+$/;

/** The reference of a secret: `brokers/Plant/password`. */
export const secretReference = (section: SectionName, name: string, key: string): string =>
  `${section}/${name}/${key}`;

const valueAt = (value: Json | undefined, path: readonly string[]): Json | undefined =>
  path.reduce<Json | undefined>((part, key) => (isObject(part) ? part[key] : undefined), value);

function withValueAt(object: JsonObject, [key = '', ...rest]: readonly string[], value: Json): JsonObject {
  const below = object[key];
  return {
    ...object,
    [key]: rest.length === 0 ? value : withValueAt(isObject(below) ? below : {}, rest, value),
  };
}

/** The references of the secrets that a record may have: those it names, and that of a password no record of its kind names. */
export function secretReferencesOf(section: SectionName, record: ConfigurationRecord): readonly string[] {
  return (secretPaths[section] ?? []).flatMap((path) => {
    const value = valueAt(record, path);
    if (isSecretReference(value)) return [value.secret];
    return section === 'users' ? [secretReference(section, record.name, path.at(-1) ?? '')] : [];
  });
}

/** A record without its secrets: references stand in their place. */
export interface WithoutSecrets {
  readonly record: JsonObject;
  /** The secrets that were in clear, by reference. */
  readonly found: ReadonlyMap<string, string>;
}

/** Takes the secrets out of a record. A value that only says that there is one becomes its reference. */
export function takeSecrets(section: SectionName, name: string, record: JsonObject): WithoutSecrets {
  const found = new Map<string, string>();
  let without = record;
  for (const path of secretPaths[section] ?? []) {
    const value = valueAt(record, path);
    if (typeof value !== 'string' || value === '') continue;
    const reference: SecretReference = { secret: secretReference(section, name, path.at(-1) ?? '') };
    if (!obscured.test(value)) found.set(reference.secret, value);
    without = withValueAt(without, path, reference);
  }
  return { record: without, found };
}

/** A record as it is sent: values in place of references. A secret that is not known is left out. */
export function putSecrets(
  section: SectionName,
  record: JsonObject,
  secretOf: (reference: string) => string | undefined,
): JsonObject {
  let complete = record;
  for (const path of secretPaths[section] ?? []) {
    const value = valueAt(record, path);
    if (isObject(value) && typeof value.secret === 'string')
      complete = withValueAt(complete, path, secretOf(value.secret) ?? null);
  }
  return complete;
}
