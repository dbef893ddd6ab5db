import { canonicalConfiguration } from './canonical';
import { bundleKind, bundleVersion, type Configuration } from './document';
import { type Yaml, yaml } from './yaml';

/** Formats of a written bundle. */
export const bundleFormats = ['json', 'yaml'] as const;

/** Format of a written bundle. */
export type BundleFormat = (typeof bundleFormats)[number];

/** Media types of bundles. */
export const bundleMediaTypes = { json: 'application/json', yaml: 'application/yaml' } as const;

/**
 * A configuration as a document: sorted, without time and origin, so that nothing but a change of the configuration
 * changes a byte of it.
 * @param writer writes YAML. @defaultValue it is written where the call is made
 */
export async function writeBundle(
  configuration: Configuration,
  format: BundleFormat,
  writer: Pick<Yaml, 'write'> = yaml,
): Promise<string> {
  const document = {
    kind: bundleKind,
    version: bundleVersion,
    sections: canonicalConfiguration(configuration),
  };
  if (format === 'json') return `${JSON.stringify(document, null, 2)}\n`;
  return writer.write(document);
}
