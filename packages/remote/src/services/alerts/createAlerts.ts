import type { Alert, AlertRequest } from './alert';
import { combineAlerts, planAlert, withdrawAlerts } from './combineAlerts';
import { markRead, type RecordedAlert, recordAlert } from './recordAlerts';

/** Title alone, or title with lines below it. */
export type AlertText = string | { readonly title: string; readonly lines?: readonly string[] };

/** Options of one alert, see {@link AlertRequest}. */
export type AlertOptions = Pick<AlertRequest, 'place' | 'source'>;

/** Changes what is about to be said. */
export type Reword = (request: AlertRequest) => AlertRequest;

/** The one place where messages to the user are raised, whichever remote raises them [ALERT-04]. */
export interface Alerts {
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
  /** What was said since the session began, newest first; the same list until something changes. */
  readonly past: () => readonly RecordedAlert[];
  /** Somebody has seen the past alerts. */
  readonly markRead: () => void;
  readonly forgetPast: () => void;
  /** The alerts of now, oldest first; the same list until something changes. */
  readonly current: () => readonly Alert[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** Options of {@link createAlerts}. */
export interface AlertsOptions {
  /** Address of the page that is open. @defaultValue none is known. */
  readonly at?: () => string;
}

/** Creates an empty set of alerts; a host draws them. */
export function createAlerts({ at = () => '' }: AlertsOptions = {}): Alerts {
  let alerts: readonly Alert[] = [];
  let past: readonly RecordedAlert[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const rewords = new Set<Reword>();
  const become = (next: readonly Alert[], nextPast = past) => {
    if (next === alerts && nextPast === past) return;
    alerts = next;
    past = nextPast;
    for (const listener of listeners) listener();
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
      const alert = planAlert(request, lastId);
      const { title, lines } = alert;
      become(
        combineAlerts(alerts, alert),
        recordAlert(past, { tone: alert.tone, title, lines, time: Date.now(), at: at() }, lastId),
      );
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
    dismiss: (...ids) => become(alerts.filter((alert) => !ids.includes(alert.id))),
    withdraw: (source) => become(withdrawAlerts(alerts, source)),
    clear: () => become([], []),
    past: () => past,
    markRead: () => become(alerts, markRead(past)),
    forgetPast: () => become(alerts, []),
    current: () => alerts,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
