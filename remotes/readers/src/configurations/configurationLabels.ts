import type { Translate } from '@console/design/messages';

const plain = [
  'name',
  'operation',
  'regulationType',
  'readerMode',
  'searchMode',
  'session',
  'transmitPowerInDbm',
  'polarization',
  'tagPopulationEstimate',
  'antennas',
  'disabledAntennas',
  'receiveSensitivityInDbm',
  'method',
  'algorithmControl',
  'filtering',
  'filters',
  'filterOperation',
  'sweeping',
  'powerSweep',
  'choosingChannel',
  'channelConfig',
];

const nested = {
  powerSweep: ['minimumPowerLevel', 'powerLevelStepSize'],
  channelConfig: ['mode', 'channelIndex', 'txFrequenciesInMhz'],
  'filters[0]': ['tagMask', 'advanced', 'memoryBank', 'pointer'],
  'filters[1]': ['tagMask', 'advanced', 'memoryBank', 'pointer'],
};

/** What a setting is called. */
export const settingLabel = (field: string, translate: Translate) => translate(`configurations.${field}`);

/** What the fields of the form are called, also while they are not shown: a review speaks of them. */
export function configurationLabels(translate: Translate): Readonly<Record<string, string>> {
  const labelOf = (field: string) => settingLabel(field, translate);
  const numbered = (section: string, label: string) =>
    section === 'filters[1]' ? translate('configurations.filter.numbered', { number: 2, label }) : label;
  return Object.fromEntries([
    ...plain.map((field) => [field, labelOf(field)]),
    ...Object.entries(nested).flatMap(([section, fields]) =>
      fields.map((field) => [`${section}.${field}`, numbered(section, labelOf(field))]),
    ),
  ]);
}
