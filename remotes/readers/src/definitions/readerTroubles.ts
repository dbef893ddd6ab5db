import { componentOfEvent, type ReaderEvent } from '@console/api-client/health-events';
import { formatList } from '@console/design/language';
import type { Translate } from '@console/design/messages';
import type { Tone } from '@console/design/status';
import type { NewsLine } from '@console/remote/services';
import { paths } from '../paths';
import { eventText } from './eventText';
import { componentTone } from './readerHealth';

/** A trouble of a part of a reader, from its begin to its end. Times are ISO 8601. */
interface Trouble {
  readonly code: string;
  readonly status: string;
  /** Absent when it began before the stretch of time. */
  readonly from?: string;
  /** Absent while it lasts. */
  readonly to?: string;
}

const isWell = (status: string | undefined) => status === 'HEALTHY';

/** The troubles that events of one part of a reader tell, the oldest first. @param events the newest first */
export function troublesOf(events: readonly ReaderEvent[]): readonly Trouble[] {
  const troubles: Trouble[] = [];
  for (const { eventTime, code, status } of events.toReversed()) {
    const open = troubles.at(-1);
    const ended = open && open.to === undefined ? { ...open, to: eventTime } : undefined;
    if (ended) troubles.splice(-1, 1, ended);
    if (!isWell(status) && status !== undefined) troubles.push({ code, status, from: eventTime });
    else if (!ended) troubles.push({ code, status: 'FAILED', to: eventTime });
  }
  return troubles;
}

const textKeys = {
  away: 'readerNews.away',
  back: 'readerNews.back',
  returned: 'readerNews.returned',
  restarted: 'readerNews.restarted',
} as const;

/** True for the time between the command to restart and the first report after it. */
const isRestart = ({ code }: Pick<Trouble, 'code'>) => code === 'READER_RESTART';

/** Sentence and tone of the last trouble of a part, with the number of them. */
function describe(
  type: string,
  last: Trouble,
  count: number,
  translate: Translate,
): { readonly text: string; readonly tone: Tone } {
  const lasts = last.to === undefined;
  if (type !== 'CONNECTION' || last.status !== 'FAILED')
    return {
      text: translate(lasts ? 'readerNews.trouble' : 'readerNews.over', {
        what: eventText(type, last.code, translate),
        count,
      }),
      tone: lasts ? componentTone(last.status) : 'neutral',
    };
  if (isRestart(last)) return { text: translate(textKeys.restarted, { count }), tone: 'neutral' };
  if (lasts) return { text: translate(textKeys.away, { count }), tone: 'danger' };
  return last.from === undefined
    ? { text: translate(textKeys.returned), tone: 'success' }
    : { text: translate(textKeys.back, { count }), tone: 'warning' };
}

/** Number of troubles as severe as the last one: a weak connection is none that is lost. */
const countLike = ({ status }: Trouble, troubles: readonly Trouble[]) =>
  troubles.filter((each) => each.status === status).length;

/** Events by reader and type, in their order; those that are no change of a part are left out. */
function byPart(events: readonly ReaderEvent[]): ReadonlyMap<string, readonly ReaderEvent[]> {
  const parts = new Map<string, ReaderEvent[]>();
  for (const event of events) {
    const { readerName, type, status } = event;
    if (readerName === undefined || status === undefined || componentOfEvent(type) === undefined) continue;
    const key = `${readerName} ${type}`;
    parts.set(key, [...(parts.get(key) ?? []), event]);
  }
  return parts;
}

/** Longest time between two readers that went away together, in milliseconds. */
const togetherWithin = 10_000;

/** Most readers that are named beside the one that a line is about. */
const mostNamed = 3;

/** The network of an address, by its first three parts: `10.20.1`; undefined for the name of a host. */
const subnetOf = (address: string | undefined) => /^(\d+\.\d+\.\d+)\.\d+$/.exec(address ?? '')?.[1];

/** The part of a reader that a line is about. */
interface TroubledPart {
  readonly key: string;
  readonly readerName: string;
  readonly type: string;
  readonly last: Trouble;
  readonly count: number;
}

const isLoss = ({ type, last }: TroubledPart) =>
  type === 'CONNECTION' && last.status === 'FAILED' && last.from !== undefined && !isRestart(last);

/** Time of the last loss of connection of a reader, ISO 8601; undefined when there was none. @param events the newest first */
export const lastDrop = (events: readonly ReaderEvent[], name: string): string | undefined =>
  events.find(
    ({ readerName, type, status, code }) =>
      readerName === name && type === 'CONNECTION' && status === 'FAILED' && !isRestart({ code }),
  )?.eventTime;

/** Names of the readers of the same network that went away at the same time as another. */
function goneWith(
  part: TroubledPart,
  all: readonly TroubledPart[],
  addressOf: (readerName: string) => string | undefined,
): readonly string[] {
  const subnet = subnetOf(addressOf(part.readerName));
  if (!isLoss(part) || subnet === undefined) return [];
  const time = ({ last }: TroubledPart) => Date.parse(last.from ?? '');
  return all
    .filter(
      (other) =>
        other !== part &&
        isLoss(other) &&
        Math.abs(time(other) - time(part)) <= togetherWithin &&
        subnetOf(addressOf(other.readerName)) === subnet,
    )
    .map(({ readerName }) => readerName);
}

/**
 * News of readers, a line for each part of a reader that had a trouble: the last one, how many there were, and which
 * readers of the same network went away with it.
 * @param events the newest first
 * @param addressOf address of a reader by its name, where it is known
 */
export function readerNews(
  events: readonly ReaderEvent[],
  addressOf: (readerName: string) => string | undefined,
  translate: Translate,
): readonly NewsLine[] {
  const parts = [...byPart(events)].flatMap(([key, ofPart]): TroubledPart[] => {
    const troubles = troublesOf(ofPart);
    const last = troubles.at(-1);
    const [{ readerName = '', type = '' } = {}] = ofPart;
    return last ? [{ key, readerName, type, last, count: countLike(last, troubles) }] : [];
  });
  return parts.map((part): NewsLine => {
    const { key, readerName, type, last, count } = part;
    const { from, to } = last;
    const { text, tone } = describe(type, last, count, translate);
    const others = goneWith(part, parts, addressOf);
    return {
      key,
      ...(from !== undefined && { at: from }),
      ...(to !== undefined && { until: to }),
      lasts: to === undefined,
      tone,
      name: readerName,
      to: `${paths.readers.definitions.definition(readerName)}?at=${encodeURIComponent(from ?? to ?? '')}`,
      text:
        others.length === 0
          ? text
          : translate('readerNews.together', {
              text,
              names: formatList(others.slice(0, mostNamed)),
              more: Math.max(0, others.length - mostNamed),
            }),
    };
  });
}
