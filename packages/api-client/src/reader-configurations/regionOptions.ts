import type { RegionOptionsAnswer } from './schema';

/** A channel of a region: its number, and where it is, in MHz. */
export interface Channel {
  readonly index: number;
  readonly frequencyInMhz: number;
}

/** Radio settings that readers may use. */
export interface RadioOptions {
  readonly readerModes: readonly string[];
  readonly searchModes: readonly string[];
  /** For a fixed channel. */
  readonly channels: readonly Channel[];
  /** For hopping. */
  readonly frequenciesInMhz: readonly number[];
  readonly maxTransmitPowerInDbm: number;
}

/** Radio settings that the regulations at the readers' site allow (CONFIG-31). */
export interface RegionOptions extends RadioOptions {
  readonly region: string;
  /** Settings of each band, where the region has several: `eu1`, `eu2`. */
  readonly regulations: Readonly<Record<string, RadioOptions>>;
}

/** Highest transmit power where the region does not give one, in dBm (CONFIG-23). */
export const defaultMaxTransmitPower = 33;

/** Region options as the console holds them. A band holds only what differs from its region. */
export function readRegionOptions({ region, regulations, ...radio }: RegionOptionsAnswer): RegionOptions {
  const whole = readRadioOptions(radio);
  return {
    region,
    ...whole,
    regulations: Object.fromEntries(
      Object.entries(regulations ?? {}).map(([type, part]) => [type, readRadioOptions(part, whole)]),
    ),
  };
}

const noRadioOptions: RadioOptions = {
  readerModes: [],
  searchModes: [],
  channels: [],
  frequenciesInMhz: [],
  maxTransmitPowerInDbm: defaultMaxTransmitPower,
};

function readRadioOptions(
  radio: Omit<RegionOptionsAnswer, 'region' | 'regulations'>,
  rest: RadioOptions = noRadioOptions,
): RadioOptions {
  return {
    readerModes: radio.readerModes ?? rest.readerModes,
    searchModes: radio.searchModes ?? rest.searchModes,
    channels: radio.channels ?? rest.channels,
    frequenciesInMhz: radio.frequenciesInMhz ?? rest.frequenciesInMhz,
    maxTransmitPowerInDbm: radio.maxTransmitPowerInDbm ?? rest.maxTransmitPowerInDbm,
  };
}
