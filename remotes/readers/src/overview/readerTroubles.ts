import { componentOfEvent, type ReaderEvent } from '@console/api-client/health-events';
import type { Translate } from '@console/design/messages';
import type { Tone } from '@console/design/status';
import type { NewsLine } from '@console/remote/services';
import { eventText } from '../definitions/eventText';
import { componentTone } from '../definitions/readerHealth';
import { paths } from '../paths';

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
const isRestart = ({ code }: Trouble) => code === 'READER_RESTART';

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

/**
 * News of readers, a line for each part of a reader that had a trouble: the last one, and how many there were.
 * @param events the newest first
 */
export function readerNews(events: readonly ReaderEvent[], translate: Translate): readonly NewsLine[] {
  return [...byPart(events)].flatMap(([key, ofPart]): NewsLine[] => {
    const troubles = troublesOf(ofPart);
    const last = troubles.at(-1);
    const [{ readerName = '', type = '' } = {}] = ofPart;
    if (!last) return [];
    const { from, to } = last;
    const moment = from ?? to ?? '';
    return [
      {
        key,
        ...(from !== undefined && { at: from }),
        ...(to !== undefined && { until: to }),
        lasts: to === undefined,
        name: readerName,
        to: `${paths.readers.definitions.definition(readerName)}?at=${encodeURIComponent(moment)}`,
        ...describe(type, last, countLike(last, troubles), translate),
      },
    ];
  });
}
