import { useMessages } from '@console/design/messages';
import type { Alert } from './alert';

/** What an alert says: title, how often it was said, lines. An empty title is left out. */
export function AlertContent({ alert }: { readonly alert: Alert }) {
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
    </>
  );
}
