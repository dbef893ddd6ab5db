import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useMessages } from '../messages';
import { Link } from '../router';
import { useStyles } from '../theme';
import frameCss from './frame.css';
import { ProductMark } from './marks';
import { Navigation, type NavigationEntry, type NavigationProps } from './Navigation';

/** Regions of the page around the content. */
export interface FrameProps {
  /** Name of the product next to its logo. */
  product: string;
  /** Route the logo links to. @defaultValue `/` */
  home?: string;
  /** A link of its own before the navigation, with its route: what the console shows at a glance. */
  first?: { readonly label: string; readonly to: string };
  /** Entries of the main navigation, in order. */
  navigation: readonly NavigationEntry[];
  /** Menu at the end of the navigation. */
  more: NavigationProps['more'];
  /** At the end of the bar: who is signed in, theme, and so on. */
  user?: ReactNode;
  /** Between bar and content, for example sub-categories or breadcrumbs. */
  subheader?: ReactNode;
  /** Where alerts appear: at the end of the window, before what stays there. */
  alerts?: ReactNode;
  /** Below the content. */
  footer?: ReactNode;
  /** The page. */
  children?: ReactNode;
}

/** The frame of the signed-in console: bar with navigation, main landmark, skip link. */
export function Frame({
  product,
  home = '/',
  first,
  navigation,
  more,
  user,
  subheader,
  alerts,
  footer,
  children,
}: FrameProps) {
  useStyles(frameCss);
  const translate = useMessages();
  const main = useRef<HTMLElement>(null);
  // The address is the router's: following the link there would be a change of route.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <div className="frame">
      {/* biome-ignore lint/a11y/useValidAnchor: it is a link to a place on this page */}
      <a className="frame__skip" href="#content" onClick={skip}>
        {translate('layout.skip')}
      </a>
      <header className="frame__bar">
        <Link className="frame__product" to={home}>
          <ProductMark />
          <span className="frame__name">{product}</span>
        </Link>
        <Navigation entries={navigation} first={first} more={more} />
        {user && <div className="frame__user">{user}</div>}
      </header>
      {subheader && <div className="frame__subheader">{subheader}</div>}
      {alerts && <div className="frame__alerts">{alerts}</div>}
      <main className="frame__main" id="content" tabIndex={-1} ref={main}>
        {children}
      </main>
      {footer && <footer className="frame__footer">{footer}</footer>}
    </div>
  );
}
