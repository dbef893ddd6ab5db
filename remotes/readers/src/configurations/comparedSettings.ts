import type { Channel, ReaderConfiguration } from '@console/api-client/reader-configurations';
import type { Translate } from '@console/design/messages';
import type { ComparedValue } from '@console/design/records';
import { type ConfigurationFact, configurationSections } from './configurationFacts';

const linesOf = (value: ConfigurationFact['value']): readonly string[] => {
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
};

/** All settings that at least one of the configurations shows, in the order of their pages. */
export function comparedSettings(
  configurations: readonly ReaderConfiguration[],
  channels: readonly Channel[],
  translate: Translate,
): readonly ComparedValue[] {
  const facts = configurations.map((each) =>
    configurationSections(each, channels, translate).flatMap((section) => section.facts),
  );
  const labels = new Map(facts.flat().map(({ field, label }) => [field, label]));
  return [...labels].map(([field, label]) => ({
    key: field,
    label,
    values: facts.map((each) => linesOf(each.find((fact) => fact.field === field)?.value)),
  }));
}
