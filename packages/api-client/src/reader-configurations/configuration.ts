/** A filter of tags. */
export interface TagFilter<Count = number> {
  /** Hexadecimal. */
  readonly tagMask: string;
  /** One of `memoryBanks`; absent means the EPC. */
  readonly memoryBank?: number;
  /** Bits, in fours. */
  readonly pointer?: Count;
}

/** Power levels a reader goes through, in dBm. */
export interface PowerSweep<Count = number> {
  readonly minimumPowerLevel?: Count;
  readonly powerLevelStepSize?: Count;
}

/** On which channel a reader sends: always the same, or hopping through frequencies in their order. */
export type ChannelConfig<Count = number> =
  | { readonly mode: 'fixed'; readonly channelIndex?: Count }
  | { readonly mode: 'hopping'; readonly txFrequenciesInMhz: readonly number[] };

/**
 * Settings of a reader as the console holds them: next to the name, lists as text, the session as text. What
 * is not set is absent. `Count` is what a number is: in a form it may be a text that is none.
 */
export interface ReaderConfiguration<Count = number> {
  readonly name: string;
  /** One of `operations`, or one a newer service knows. */
  readonly operation: string;
  readonly readerMode?: string;
  readonly searchMode?: string;
  /** `'0'` to `'3'` (CONFIG-12). */
  readonly session?: string;
  /** One of `methods`. */
  readonly method?: string;
  /** Comma-separated pairs of numbers: `1000, 1, 1001, 5` (CONFIG-26). */
  readonly algorithmControl?: string;
  /** Comma-separated antenna ids, in the order in which they are used (CONFIG-25). */
  readonly antennas?: string;
  /** Comma-separated antenna ids. */
  readonly disabledAntennas?: string;
  readonly polarization?: boolean;
  readonly tagPopulationEstimate?: Count;
  readonly receiveSensitivityInDbm?: Count;
  /** Absent: what the reader does by itself. */
  readonly transmitPowerInDbm?: Count;
  /** None, one, or two taken together by `filterOperation`. */
  readonly filters?: readonly TagFilter<Count>[];
  readonly filterOperation?: string;
  readonly powerSweep?: PowerSweep<Count>;
  readonly channelConfig?: ChannelConfig<Count>;
  /** One of `regulationTypes`, where the region has them. */
  readonly regulationType?: string;
}

/** A setting of a reader configuration. */
export type ConfigurationField = Exclude<keyof ReaderConfiguration, 'name' | 'operation'>;
