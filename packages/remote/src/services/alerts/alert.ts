import type { ReportAction, ReportLink } from '@console/api-client/meta';
import type { AlertType } from '@console/design/alert';

/** Severity of an alert [ALERT-04]. */
export type AlertTone = AlertType;

/** Where an alert appears: a banner leaves the page usable, a modal waits for the user. */
export type AlertPlace = 'banner' | 'modal';

/** Time in milliseconds that an alert that is not sticky stays [ALERT-01]. */
export const alertStay = 5000;

/** Action offered by an alert: once, from the alert or from the notifications. */
export type AlertAction = ReportAction;

/** Alert to raise. */
export interface AlertRequest {
  readonly tone: AlertTone;
  readonly title: string;
  /** Details below the title, one line each. @defaultValue none. */
  readonly lines?: readonly string[];
  /** Where it leads. @defaultValue nowhere */
  readonly links?: readonly ReportLink[];
  /** Actions offered until the tab is closed. @defaultValue none. */
  readonly actions?: readonly AlertAction[];
  /** @defaultValue modal for danger, banner for all others [ALERT-01, ALERT-02]. */
  readonly place?: AlertPlace;
  /**
   * Subject of the alert, a query for instance: {@link Alerts.withdraw} takes the alert back by it when the matter is
   * settled. @defaultValue only the user or time ends the alert.
   */
  readonly source?: string;
  /** It is only recorded: the user does not want to be told of it. @defaultValue false */
  readonly quiet?: boolean;
}

/** An alert on screen. */
export interface Alert {
  readonly id: number;
  readonly tone: AlertTone;
  readonly place: AlertPlace;
  readonly title: string;
  readonly lines: readonly string[];
  readonly links: readonly ReportLink[];
  readonly actions: readonly AlertAction[];
  /** Stays until it is dismissed or withdrawn. */
  readonly sticky: boolean;
  /** Number of identical alerts this one stands for. */
  readonly count: number;
  readonly sources: readonly string[];
}
