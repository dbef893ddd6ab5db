import type { AntennaConfiguration, Antennas } from '@console/api-client/threshold-antenna-configurations';
import { formatList } from '@console/design/language';
import type { Translate } from '@console/design/messages';
import { antennasInWords, sideInWords } from '../threshold.texts';

/** A reader of a gate: where it hangs, and where its antennas look. */
export interface GateReader {
  /** Undefined while nobody chose it. */
  readonly name: string | undefined;
  /** Undefined where the arrangement has no sides. */
  readonly side: string | undefined;
  /** Undefined while none is chosen or it is not known. */
  readonly configuration: Pick<AntennaConfiguration, 'in' | 'out' | 'ignored'> | undefined;
}

/** A reader at its place in the drawing. */
export interface PlacedReader extends GateReader {
  /** Counted from 1, as in the list beside the drawing. */
  readonly position: number;
  /** Middle of the reader, in the units of the drawing. */
  readonly x: number;
}

/** A gate seen from above: a wall from left to right, in which passages are left open. */
interface GateLayout {
  readonly width: number;
  /** The open parts of the wall. */
  readonly passages: readonly { readonly from: number; readonly to: number }[];
  readonly readers: readonly PlacedReader[];
}

/** Room that a reader takes with its antennas, in the units of the drawing. */
const room = 120;
const wall = 40;

/**
 * Where readers hang: over the middle of the passage; over both of its ends; or beside it, on the wall. Every pair has a
 * passage of its own.
 */
export function layoutGate(arrangement: string, readers: readonly GateReader[]): GateLayout {
  const paired = arrangement === 'OVERHEAD_OFFSET' || arrangement === 'SIDE_BY_SIDE';
  const perPassage = paired ? 2 : Math.max(1, readers.length);
  const count = Math.max(1, Math.ceil(readers.length / perPassage));
  const length = perPassage * room;
  const beside = arrangement === 'SIDE_BY_SIDE' ? room / 2 + 16 : 0;
  const passages = Array.from({ length: count }, (_, passage) => {
    const start = wall + passage * (length + wall);
    return { from: start + beside, to: start + length - beside };
  });
  return {
    width: wall + count * (length + wall),
    passages,
    readers: readers.map((reader, place) => ({
      ...reader,
      position: place + 1,
      x: wall + Math.floor(place / perPassage) * (length + wall) + ((place % perPassage) + 0.5) * room,
    })),
  };
}

/** Ids of antennas, short enough for a drawing. */
export const idsInWords = ({ antennaIds }: Antennas): string => antennaIds.join(', ');

/** Powers of antennas, short enough for a drawing; empty when all send with the reader's power. */
export function powersInWords({ transmitPowers }: Antennas, translate: Translate): string {
  const powers = [...new Set(transmitPowers)];
  if (powers.every((power) => power === undefined)) return '';
  return translate('thresholds.gate.powers', { powers: powers.map((power) => power ?? '–').join(', ') });
}

/** Sentence on one reader in the drawing. */
export function gateSentence(reader: PlacedReader, translate: Translate): string {
  const { name, side, configuration } = reader;
  const seenSide = sideInWords(side, translate)?.toLowerCase();
  const who = formatList([name ?? translate('thresholds.gate.noReader'), ...(seenSide ? [seenSide] : [])]);
  if (!configuration) return translate('thresholds.gate.noConfiguration', { who });
  const [inward, out, ignored] = (['in', 'out', 'ignored'] as const).map((list) =>
    antennasInWords(configuration[list], translate),
  );
  const seen = translate('thresholds.gate.sees', { who, in: inward || '–', out: out || '–' });
  return ignored ? `${seen} ${translate('thresholds.gate.ignores', { ignored })}` : seen;
}
