import type { Translate } from '@console/design/messages';
import type { ConfigurationValues, FilterValues } from './configurationValues';

/** The text of a setting in a review, where the form would not find one; filters are one value there. */
export function describeSetting(name: string, value: unknown, translate: Translate): string | undefined {
  if (name === 'channelConfig.mode') return translate(`configurations.mode.${value}`);
  if (name !== 'filters' || !isFilters(value)) return undefined;
  const lines = value.filter(({ tagMask }) => tagMask).map((filter) => describeFilter(filter, translate));
  return lines.join('\n') || translate('form.review.blank');
}

const isFilters = (value: unknown): value is ConfigurationValues['filters'] =>
  Array.isArray(value) &&
  value.every((each) => typeof each === 'object' && each !== null && 'memoryBank' in each);

const describeFilter = (
  { tagMask = '', advanced, memoryBank, pointer }: FilterValues,
  translate: Translate,
) =>
  advanced
    ? translate('configurations.filter.described', { tagMask, memoryBank, pointer: String(pointer ?? '') })
    : tagMask;
