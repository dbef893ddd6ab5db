import { AlertBanner, alertFade } from '@console/design/alert';
import { ControlArea } from '@console/design/button';
import { type FocusEvent, useEffect, useState } from 'react';
import { AlertContent, type AlertContentProps } from './AlertContent';
import { useAlerts } from './AlertsProvider';
import { type Alert, alertStay } from './alert';

/**
 * One banner: it fades when it is dismissed, or when its time is over; time stands still while somebody points at
 * it or has the focus in it, and begins anew when the same is said again [ALERT-01, ALERT-03]. Who follows its link has
 * read it.
 */
export function ShownAlert({
  alert,
  onFollow,
}: Pick<AlertContentProps, 'onFollow'> & { readonly alert: Alert }) {
  const alerts = useAlerts();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [fadingCount, setFadingCount] = useState<number>();
  const { id, sticky, count } = alert;
  // Said again while it fades: it is news, and stays.
  const fading = fadingCount === count;
  const waits = !sticky && !fading && !pointed && !focused;

  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setFadingCount(count), alertStay);
    return () => clearTimeout(timer);
  }, [waits, count]);

  useEffect(() => {
    if (!fading) return;
    const timer = setTimeout(() => alerts.dismiss(id), alertFade);
    return () => clearTimeout(timer);
  }, [fading, alerts, id]);

  const onBlur = (event: FocusEvent<HTMLElement>) =>
    setFocused(event.currentTarget.contains(event.relatedTarget));

  return (
    <ControlArea
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={onBlur}
    >
      <AlertBanner type={alert.tone} fading={fading} onDismiss={() => setFadingCount(count)}>
        <AlertContent alert={alert} onFollow={onFollow} onLeave={() => alerts.dismiss(id)} />
      </AlertBanner>
    </ControlArea>
  );
}
