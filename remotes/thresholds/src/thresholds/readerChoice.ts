import type { ReaderDefinition } from '@console/api-client/reader-definitions';
import type { AntennaConfiguration } from '@console/api-client/threshold-antenna-configurations';
import type { Threshold } from '@console/api-client/thresholds';
import { formatList } from '@console/design/language';

/** Part of a reader that decides if a threshold can have it. */
type ChosenReader = Pick<ReaderDefinition, 'name' | 'type' | 'facility'>;

/** The threshold that is put together, and what is around it. */
export interface ReaderChoiceContext {
  readonly facility: string;
  readonly arrangement: string;
  /** Readers that are on it by now. */
  readonly onThis: readonly string[];
  /** All thresholds but the stored one that is edited. */
  readonly others: readonly Pick<Threshold, 'name' | 'readers'>[];
}

/** Why a reader cannot be chosen: the key of the text, and what it names. */
export type ReaderBlock =
  | { readonly reason: 'onThis' }
  | { readonly reason: 'onOthers'; readonly thresholds: string }
  | { readonly reason: 'otherFacility'; readonly facility: string }
  | { readonly reason: 'type'; readonly type: string };

/** Arrangement whose readers may watch the passages at both of their sides. */
const offset = 'OVERHEAD_OFFSET';

/** A reader type that thresholds have no use for [THRESH-09]. */
const neverOffered = 'SPEEDWAY';

const fits = (type: string, arrangement: string): boolean =>
  type === 'XARRAY' || (type === 'XSPAN' && arrangement === offset);

/**
 * Why a reader cannot be chosen for a threshold [THRESH-08]; undefined when it can. With OVERHEAD_OFFSET a reader may
 * be on one other threshold, otherwise on none.
 */
export function readerBlock(
  { name, type, facility }: ChosenReader,
  { facility: wanted, arrangement, onThis, others }: ReaderChoiceContext,
): ReaderBlock | undefined {
  if (onThis.includes(name)) return { reason: 'onThis' };
  const used = others.filter(({ readers }) => readers.some(({ readerName }) => readerName === name));
  if (used.length > (arrangement === offset ? 1 : 0))
    return { reason: 'onOthers', thresholds: formatList(used.map((threshold) => threshold.name)) };
  if (facility !== wanted) return { reason: 'otherFacility', facility: facility ?? '' };
  return fits(type, arrangement) ? undefined : { reason: 'type', type };
}

/** True for a reader among the choices: not a SPEEDWAY, and not the one that is chosen already [THRESH-09]. */
export const isOffered = ({ name, type }: ChosenReader, chosen: string | undefined): boolean =>
  type !== neverOffered && name !== chosen;

/** Requirements for an antenna configuration. */
export interface WantedConfiguration {
  readonly readerType: string;
  readonly arrangement: string;
  /** Undefined for arrangements without sides. */
  readonly side: string | undefined;
}

const isFor = (given: string | undefined, wanted: string) => given === undefined || given === wanted;

/**
 * True for an antenna configuration for readers of this type, in this arrangement and, unless OVERHEAD, at this side
 * [THRESH-07]. One that names no type or arrangement is for any.
 */
export function matchesReader(
  configuration: Pick<AntennaConfiguration, 'readerType' | 'readerArrangement' | 'side'>,
  { readerType, arrangement, side }: WantedConfiguration,
): boolean {
  return (
    isFor(configuration.readerType, readerType) &&
    isFor(configuration.readerArrangement, arrangement) &&
    (side === undefined || isFor(configuration.side, side))
  );
}
