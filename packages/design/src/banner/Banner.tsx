import type { ReactNode } from 'react';
import { ToneIcon } from '../status';
import { useStyles } from '../theme';
import { useAlertRole } from '../theme/useAlertRole';
import bannerCss from './banner.css';

/** Tone, title, text and one action beside them. */
export interface BannerProps {
  tone: 'info' | 'success' | 'warning' | 'danger';
  /** First, strong line. */
  title?: string;
  children?: ReactNode;
  /** Button or link that helps. */
  action?: ReactNode;
}

/**
 * A notice that belongs to a page or a part of it and stays as long as it is true. `danger` and `warning`
 * are announced as soon as the focus has settled (role alert), the others when there is time (role status).
 */
export function Banner({ tone, title, children, action }: BannerProps) {
  useStyles(bannerCss);
  const isAlert = tone === 'danger' || tone === 'warning';
  const alert = useAlertRole(isAlert);
  return (
    <div className={`banner banner--${tone}`} ref={alert.ref} role={isAlert ? alert.role : 'status'}>
      <ToneIcon tone={tone} />
      <div className="banner__text">
        {title && <p className="banner__title">{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className="banner__action">{action}</div>}
    </div>
  );
}
