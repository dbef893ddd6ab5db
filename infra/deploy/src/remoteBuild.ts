import { type RegisteredRemote, registeredRemoteSchema } from '@console/remote/registry';
import { Ajv, type AnySchema } from 'ajv';
import { ReleaseRefused } from './ReleaseRefused';

/** Where a build lies is decided by its release, so the build itself cannot say. */
const decidedByRelease: readonly string[] = ['base', 'build'];
const { required, properties } = registeredRemoteSchema;

/** What `build.json` of a remote says: everything the registry holds of it but where it lies. */
export const remoteBuildSchema = {
  $id: 'remote-build',
  type: 'object',
  required: ['kind', ...required.filter((key) => !decidedByRelease.includes(key))],
  properties: { ...properties, kind: { const: 'remote' } },
};

/** The keys a type names, without the index signature by which the schema tolerates further ones. */
type Named<T> = { [Key in keyof T as string extends Key ? never : Key]: T[Key] };

/** A build of a remote as its `build.json` describes it. */
export type RemoteBuild = Omit<Named<RegisteredRemote>, 'base' | 'build'> & { readonly kind: 'remote' };

const ajv = new Ajv();

/**
 * A reader of JSON text that keeps a schema.
 * @param what words for the text in the refusal, `build.json`.
 * @throws ReleaseRefused, from the reader.
 */
export function reader<T>(what: string, schema: AnySchema): (text: string) => T {
  const validate = ajv.compile(schema);
  return (text) => {
    let content: unknown;
    try {
      content = JSON.parse(text);
    } catch {
      throw new ReleaseRefused(`${what} is not JSON.`);
    }
    if (!validate(content))
      throw new ReleaseRefused(`${what} does not keep its schema: ${ajv.errorsText(validate.errors)}.`);
    return content as T;
  };
}

/** Reads the text of a remote's `build.json`. */
export const readRemoteBuild = reader<RemoteBuild>('build.json', remoteBuildSchema);
