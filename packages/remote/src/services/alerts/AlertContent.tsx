import type { ReportLink } from '@console/api-client/meta';
import { Button } from '@console/design/button';
import { useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import type { Alert } from './alert';

/** Alert to show, and the calls when it is followed or left. */
export interface AlertContentProps {
  readonly alert: Pick<Alert, 'title' | 'lines' | 'links' | 'actions' | 'count'>;
  /** Goes to an address, where the alert is drawn outside of a router. @defaultValue links lead there */
  readonly onFollow?: (to: string) => void;
  /** Told when somebody follows a link. */
  readonly onLeave?: () => void;
}

/** Content of an alert: title, count, lines and links. An empty title is left out. */
export function AlertContent({ alert, onFollow, onLeave }: AlertContentProps) {
  const translate = useMessages();
  const count = alert.count > 1 && (
    <span className="alert-host__count">{translate('alerts.count', { count: alert.count })}</span>
  );
  return (
    <>
      {(alert.title || count) && (
        <p className="alert-host__title">
          {alert.title} {count}
        </p>
      )}
      {alert.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {alert.links.length > 0 && (
        <p className="alert-host__links">
          {alert.links.map((link) => (
            <AlertLink key={link.to} link={link} onFollow={onFollow} onLeave={onLeave} />
          ))}
        </p>
      )}
      <AlertActions actions={alert.actions} />
    </>
  );
}

function AlertLink({
  link: { label, to },
  onFollow,
  onLeave,
}: Pick<AlertContentProps, 'onFollow' | 'onLeave'> & { readonly link: ReportLink }) {
  if (!onFollow)
    return (
      <Link to={to} onClick={onLeave}>
        {label}
      </Link>
    );
  const follow = () => {
    onLeave?.();
    onFollow(to);
  };
  return (
    <Button size="small" onClick={follow}>
      {label}
    </Button>
  );
}

/** Buttons of an alert's actions; draws nothing without any. */
export function AlertActions({ actions }: Pick<Alert, 'actions'>) {
  if (actions.length === 0) return null;
  return (
    <p className="alert-host__actions">
      {actions.map(({ label, onAct }) => (
        <Button key={label} size="small" onClick={onAct}>
          {label}
        </Button>
      ))}
    </p>
  );
}
