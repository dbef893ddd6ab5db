import type { AntennaConfiguration, Antennas } from '@console/api-client/threshold-antenna-configurations';
import { formatList } from '@console/design/language';
import { codeLabels, type Translate } from '@console/design/messages';
import { configurationOf } from './threshold.status';
import type { ReaderValues } from './threshold.values';

/** Antennas with the powers that are not the reader's: `2 (24 dBm), 3`. Empty without antennas. */
export const antennasInWords = ({ antennaIds, transmitPowers }: Antennas, translate: Translate): string =>
  formatList(
    antennaIds.map((antenna, index) => {
      const power = transmitPowers[index];
      return power === undefined
        ? String(antenna)
        : translate('thresholds.antenna.power', { antenna, power });
    }),
  );

/** Name of an arrangement; one that only a newer service knows as it comes. */
export const arrangementInWords = (arrangement: string, translate: Translate): string =>
  translate('thresholds.readerArrangement.named', { arrangement });

/** Left, right, or what a newer service says; undefined without a side. */
export const sideInWords = codeLabels('thresholds.side', ['LEFT', 'RIGHT']);

/**
 * Text of a value in the review of an edit: an arrangement in words, readers with the names of their configurations;
 * undefined as it is written.
 */
export function describeField(
  field: string,
  value: unknown,
  configurations: readonly AntennaConfiguration[] | undefined,
  translate: Translate,
): string | undefined {
  if (field === 'readerArrangement' && typeof value === 'string') return arrangementInWords(value, translate);
  if (field !== 'readers' || !Array.isArray(value) || value.length === 0) return undefined;
  return (value as readonly ReaderValues[])
    .map(({ readerName, antennaConfigurationId: id }) => {
      const configuration =
        id === undefined
          ? undefined
          : configurationOf({ antennaConfigurationId: Number(id) }, configurations);
      return translate('thresholds.review.reader', {
        reader: readerName ?? '–',
        configuration: configuration?.name ?? '–',
      });
    })
    .join('\n');
}
