import type { ConfigurationObject } from './objects';
import type { OwnCalls } from './ownCalls';
import { sections } from './sections';

/** A configuration as a file. */
interface ExportedConfiguration {
  /** The version in whose form it is: there is one form so far. */
  readonly targetVersion: string;
  readonly exported: string;
  readonly config: Readonly<Record<string, readonly ConfigurationObject[]>>;
}

/** The whole configuration. Passwords are in no answer of the service, so they are not in here either. */
export async function exportConfiguration(
  ask: OwnCalls,
  targetVersion: string,
  now: Date,
): Promise<ExportedConfiguration> {
  const config: Record<string, ConfigurationObject[]> = {};
  for (const { key, list } of sections) config[key] = (await list(ask)).map(withoutState);
  return { targetVersion, exported: now.toISOString(), config };
}

/** Removes the current abilities of a reader, which are no configuration. */
function withoutState({ features, ...object }: ConfigurationObject): ConfigurationObject {
  return object;
}
