import { AlertModal } from '@console/design/alert';
import { Button } from '@console/design/button';
import { useMessages } from '@console/design/messages';
import { useStore } from '@console/design/store';
import { useStyles } from '@console/design/theme';
import { AlertContent } from './AlertContent';
import { useAlerts } from './AlertsProvider';
import type { Alert } from './alert';
import css from './alertHost.css';
import type { AlertsState } from './createAlerts';
import { ShownAlert } from './ShownAlert';

/** Role of the place of alerts, and the way their links are followed. */
export interface AlertHostProps {
  /** Makes it a landmark; a page with several parts would have several of the same name. @defaultValue true. */
  readonly landmark?: boolean;
  /** Goes to an address, for a host outside of a router. @defaultValue links of alerts lead there themselves */
  readonly onFollow?: (to: string) => void;
}

/** Number of alerts the shared dialog lists, and of urgent banners shown at once; the rest is counted. */
const shown = { modal: 5, banner: 4 };

const currentAlerts = ({ current }: AlertsState) => current;

/** Only what has to be known at once interrupts what a screen reader is saying. */
const isUrgent = (alert: Alert) => alert.tone === 'danger' || alert.tone === 'warning';

/**
 * Draws the alerts of the console where it stands; there is one in the shell, and one around an embedded remote
 * [ALERT-04]. Whoever places it keeps banners from moving or blocking the page; all modal alerts share one dialog.
 */
export function AlertHost({ landmark = true, onFollow }: AlertHostProps) {
  useStyles(css);
  const translate = useMessages();
  const alerts = useAlerts();
  const current = useStore(alerts, currentAlerts);
  const banners = current.filter((alert) => alert.place === 'banner');
  const urgent = banners.filter(isUrgent);
  return (
    <>
      <div
        className="alert-host"
        {...(landmark && { role: 'region', 'aria-label': translate('alerts.region') })}
      >
        {/* Both live regions are there before anything is said, or it would not be announced. They have no role of
            their own, so that what a page says (role alert, role status) stays the only one of its kind. */}
        <div className="alert-host__list" aria-live="assertive">
          {urgent.slice(0, shown.banner).map((alert) => (
            <ShownAlert key={alert.id} alert={alert} onFollow={onFollow} />
          ))}
          {urgent.length > shown.banner && (
            <div className="alert-host__more">
              {translate('alerts.more', { count: urgent.length - shown.banner })}{' '}
              <Button size="small" onClick={() => alerts.dismiss(...urgent.map(({ id }) => id))}>
                {translate('alerts.dismissAll')}
              </Button>
            </div>
          )}
        </div>
        <div className="alert-host__list" aria-live="polite">
          {banners
            .filter((alert) => !isUrgent(alert))
            .map((alert) => (
              <ShownAlert key={alert.id} alert={alert} onFollow={onFollow} />
            ))}
        </div>
      </div>
      <ModalAlerts modal={current.filter((alert) => alert.place === 'modal')} onFollow={onFollow} />
    </>
  );
}

const weights = ['danger', 'warning', 'info', 'success'] as const;

/** All modal alerts in one dialog; one alone gives the dialog its title. */
function ModalAlerts({
  modal,
  onFollow,
}: Pick<AlertHostProps, 'onFollow'> & { readonly modal: readonly Alert[] }) {
  const alerts = useAlerts();
  const translate = useMessages();
  const [first, ...others] = modal;
  if (!first) return null;
  const heaviest = weights.find((tone) => modal.some((alert) => alert.tone === tone)) ?? first.tone;
  const alone = others.length === 0;
  const dismiss = () => alerts.dismiss(...modal.map((alert) => alert.id));
  const content = { onFollow, onLeave: dismiss };
  return (
    <AlertModal
      type={heaviest}
      title={alone ? first.title : translate('alerts.several', { count: modal.length })}
      onDismiss={dismiss}
    >
      {alone ? (
        <AlertContent alert={{ ...first, title: '' }} {...content} />
      ) : (
        <>
          <ul className="alert-host__several">
            {modal.slice(0, shown.modal).map((alert) => (
              <li key={alert.id}>
                <AlertContent alert={alert} {...content} />
              </li>
            ))}
          </ul>
          {modal.length > shown.modal && (
            <p>{translate('alerts.more', { count: modal.length - shown.modal })}</p>
          )}
        </>
      )}
    </AlertModal>
  );
}
