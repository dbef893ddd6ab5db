import { createStore, type ReadableStore } from '@console/design/store';
import type { Alert, AlertAction, AlertRequest } from './alert';
import { combineAlerts, makeRoom, planAlert, withdrawAlerts } from './combineAlerts';
import { markRead, type RecordedAlert, recordAlert } from './recordAlerts';

/** Title alone, or title with lines, links and actions below it. */
export type AlertText = string | Pick<AlertRequest, 'title' | 'lines' | 'links' | 'actions'>;

/** Place and source of one alert, see {@link AlertRequest}. */
export type AlertOptions = Pick<AlertRequest, 'place' | 'source'>;

/** Changes what is about to be said. */
export type Reword = (request: AlertRequest) => AlertRequest;

/** Alerts shown now and before. */
export interface AlertsState {
  /** The alerts on screen, oldest first; the same list until it changes. */
  readonly current: readonly Alert[];
  /** Alerts since the session began, newest first; the same list until it changes. */
  readonly past: readonly RecordedAlert[];
}

/** The one place where messages to the user are raised, whichever remote raises them [ALERT-04]. */
export interface Alerts extends ReadableStore<AlertsState> {
  readonly success: (text: AlertText, options?: AlertOptions) => void;
  readonly info: (text: AlertText, options?: AlertOptions) => void;
  readonly warning: (text: AlertText, options?: AlertOptions) => void;
  readonly danger: (text: AlertText, options?: AlertOptions) => void;
  /**
   * Passes everything that is said from now on through a change of its words, in the order the changes were added.
   * @returns ends the change.
   */
  readonly reword: (change: Reword) => () => void;
  /** Ends alerts by their ids; unknown ids are ignored. */
  readonly dismiss: (...ids: readonly number[]) => void;
  /** Ends what was raised about a matter that is settled. */
  readonly withdraw: (source: string) => void;
  /** Ends all alerts and forgets those of the past. */
  readonly clear: () => void;
  /** Somebody has seen the past alerts. */
  readonly markRead: () => void;
  /** The user has dealt with the past alert of an id, or has not after all; an unknown id is ignored. */
  readonly setDone: (id: number, done: boolean) => void;
  readonly forgetPast: () => void;
}

/** Current address and earlier alerts of a store of alerts. */
export interface AlertsOptions {
  /** Address of the page that is open. @defaultValue none is known. */
  readonly at?: () => string;
  /** Alerts of before, newest first. @defaultValue none */
  readonly past?: readonly RecordedAlert[];
}

/** Creates an empty set of alerts; a host draws them. */
export function createAlerts({ at = () => '', past: before = [] }: AlertsOptions = {}): Alerts {
  const { getState, setState, subscribe } = createStore<AlertsState>({ current: [], past: before });
  let lastId = Math.max(0, ...before.map(({ id }) => id));
  const rewords = new Set<Reword>();
  const change = (changed: Partial<AlertsState>) => {
    const before = getState();
    const { current, past } = { ...before, ...changed };
    if (current !== before.current || past !== before.past) setState({ current, past });
  };
  /** Actions that work once: then the alert goes, and its notification offers nothing any more. */
  const once = (actions: readonly AlertAction[]): readonly AlertAction[] => {
    const offered = actions.map(({ label, onAct }) => ({
      label,
      onAct: () => {
        const { current, past } = getState();
        change({
          current: current.filter((alert) => alert.actions !== offered),
          past: past.map((record) => (record.actions === offered ? { ...record, actions: [] } : record)),
        });
        onAct();
      },
    }));
    return offered;
  };
  const raise =
    (tone: AlertRequest['tone']) =>
    (text: AlertText, options: AlertOptions = {}) => {
      lastId += 1;
      const said = typeof text === 'string' ? { title: text } : text;
      const request = [...rewords].reduce<AlertRequest>((before, reword) => reword(before), {
        tone,
        ...said,
        ...options,
      });
      const alert = planAlert({ ...request, actions: request.actions && once(request.actions) }, lastId);
      const { title, lines, links, actions } = alert;
      const { current, past } = getState();
      change({
        current: request.quiet ? current : makeRoom(combineAlerts(current, alert)),
        past: recordAlert(
          past,
          { tone: alert.tone, title, lines, links, actions, time: Date.now(), at: at() },
          lastId,
          request.quiet,
        ),
      });
    };
  return {
    success: raise('success'),
    info: raise('info'),
    warning: raise('warning'),
    danger: raise('danger'),
    reword: (change) => {
      rewords.add(change);
      return () => rewords.delete(change);
    },
    dismiss: (...ids) => change({ current: getState().current.filter(({ id }) => !ids.includes(id)) }),
    withdraw: (source) => change({ current: withdrawAlerts(getState().current, source) }),
    clear: () => change({ current: [], past: [] }),
    markRead: () => change({ past: markRead(getState().past) }),
    setDone: (id, done) =>
      change({
        past: getState().past.map((record) =>
          record.id === id ? { ...record, done, read: record.read || done } : record,
        ),
      }),
    forgetPast: () => change({ past: [] }),
    getState,
    subscribe,
  };
}
