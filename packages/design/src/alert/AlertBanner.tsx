import type { ReactNode } from 'react';
import { IconButton } from '../button';
import { CloseIcon } from '../icons';
import { useMessages } from '../messages';
import { ToneIcon } from '../status';
import { useStyles } from '../theme';
import alertCss from './alert.css';

/** Severity of an alert; decides its colour and icon. */
export type AlertType = 'success' | 'info' | 'warning' | 'danger';

/** Duration of the fading of an alert, in milliseconds [ALERT-03]. */
export const alertFade = 250;

/** Severity, text and dismissal of an alert. */
export interface AlertBannerProps {
  type: AlertType;
  children: ReactNode;
  /** Without it there is no button to dismiss. */
  onDismiss?: () => void;
  /** Fades out over {@link alertFade}. @defaultValue false */
  fading?: boolean;
}

/** A message to the user that does not block the page. Whoever lists banners makes that place a live region. */
export function AlertBanner({ type, children, onDismiss, fading = false }: AlertBannerProps) {
  useStyles(alertCss);
  const translate = useMessages();
  return (
    <div
      className={`alert alert--${type}${fading ? ' alert--fading' : ''}`}
      style={{ transitionDuration: `${alertFade}ms` }}
    >
      <ToneIcon tone={type} />
      <div className="alert__text">{children}</div>
      {onDismiss && (
        <IconButton
          size="small"
          label={translate('alert.dismiss')}
          icon={<CloseIcon />}
          onClick={onDismiss}
        />
      )}
    </div>
  );
}
