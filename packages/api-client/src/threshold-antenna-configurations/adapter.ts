import type { ReaderType } from '../reader-definitions/schema';
import { type WithoutBlank, withoutBlank } from '../wire';
import type {
  AntennaAnswer,
  AntennaConfigurationAnswer,
  AntennaConfigurationRequest,
  ReaderArrangement,
  Side,
} from './schema';

/** Antennas and, in the same order, the powers they send with. */
export interface Antennas {
  readonly antennaIds: readonly number[];
  /** In dBm; empty when all send with the reader's power, `undefined` for one of several that does. */
  readonly transmitPowers: readonly (number | undefined)[];
}

/** Which antennas of a reader see what goes in, which what goes out. No reader type or arrangement: for any. */
export type AntennaConfiguration = WithoutBlank<
  Omit<AntennaConfigurationAnswer, 'id' | 'in' | 'out' | 'ignored'>
> & {
  /** Whole number. */
  readonly id: number;
  readonly in: Antennas;
  readonly out: Antennas;
  readonly ignored: Antennas;
};

/** Values of an antenna configuration that are saved. Blank texts count as absent. */
export type AntennaConfigurationDraft = Pick<AntennaConfiguration, 'name' | 'in' | 'out'> &
  Partial<AntennaConfiguration>;

/** A configuration as the console shows it: ids and powers in place of antennas, nothing in place of `null`. */
export function readAntennaConfiguration({
  in: inward,
  out,
  ignored,
  ...configuration
}: AntennaConfigurationAnswer): AntennaConfiguration {
  return {
    ...withoutBlank(configuration),
    in: readAntennas(inward),
    out: readAntennas(out),
    ignored: readAntennas(ignored),
  };
}

/** A configuration as it is sent (THRESH-17); blank fields are left out (WIRE-09). */
export function writeAntennaConfiguration(draft: AntennaConfigurationDraft): AntennaConfigurationRequest {
  const { name, side, readerType, readerArrangement, ignored } = draft;
  return {
    name,
    ...withoutBlank({
      // What only a newer service knows goes back as it came.
      side: side as Side | undefined,
      readerType: readerType as ReaderType | undefined,
      readerArrangement: readerArrangement as ReaderArrangement | undefined,
    }),
    in: writeAntennas(draft.in),
    out: writeAntennas(draft.out),
    ignored: ignored ? writeAntennas(ignored) : [],
  };
}

function readAntennas(answer: readonly AntennaAnswer[] | null | undefined): Antennas {
  const antennas = answer ?? [];
  const powers = antennas.map(({ transmitPowerInDbm }) => transmitPowerInDbm ?? undefined);
  return {
    antennaIds: antennas.map(({ antennaId }) => antennaId),
    transmitPowers: powers.some((power) => power !== undefined) ? powers : [],
  };
}

function writeAntennas({ antennaIds, transmitPowers }: Antennas): AntennaAnswer[] {
  return antennaIds.map((antennaId, index) => ({
    antennaId,
    ...withoutBlank({ transmitPowerInDbm: transmitPowers[index] }),
  }));
}
