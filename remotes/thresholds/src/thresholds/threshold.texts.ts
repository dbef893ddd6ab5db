import type { Antennas } from '@console/api-client/threshold-antenna-configurations';
import { formatList } from '@console/design/language';
import { codeLabels, type Translate } from '@console/design/messages';

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
