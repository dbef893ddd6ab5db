import type { Transition } from '@console/api-client/items';
import type { Threshold } from '@console/api-client/thresholds';
import type { Translate } from '@console/design/messages';
import type { NewsLine } from '@console/remote/services';
import { paths } from '../paths';

/** Fewest crossings of a door from which one direction alone is odd. */
const fewestOneWay = 20;

/** Knowledge of a door that is watched by a running job. */
export interface WatchedDoor {
  readonly threshold: Pick<Threshold, 'id' | 'name'>;
  /** Crossings of the last hour. */
  readonly recent: readonly Pick<Transition, 'destination' | 'creationTime'>[];
  /** Time of the last crossing before that, ISO 8601; absent when there was none. */
  readonly before?: string | undefined;
}

/** The crossings of a door among those of all. */
export const crossingsOf = ({ id }: Pick<Threshold, 'id'>, transitions: readonly Transition[]) =>
  transitions.filter(({ thresholdId }) => thresholdId === String(id));

/** Doors that fell silent, and doors that count one direction only. */
export function doorNews(doors: readonly WatchedDoor[], translate: Translate): readonly NewsLine[] {
  return doors.flatMap(({ threshold: { id, name }, recent, before }): NewsLine[] => {
    const common = { key: String(id), name, to: paths.thresholds.threshold(id), lasts: true } as const;
    if (recent.length === 0)
      return before === undefined
        ? []
        : [{ ...common, at: before, tone: 'warning', text: translate('doorNews.silent') }];
    const into = recent.filter(({ destination }) => destination === 'IN').length;
    const out = recent.length - into;
    if (recent.length < fewestOneWay || Math.min(into, out) > 0) return [];
    return [
      {
        ...common,
        ...(recent[0]?.creationTime !== undefined && { at: recent[0].creationTime }),
        tone: 'warning',
        text: translate('doorNews.oneWay', { into, out }),
      },
    ];
  });
}
