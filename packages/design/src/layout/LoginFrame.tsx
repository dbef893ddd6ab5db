import type { ReactNode } from 'react';
import buttonCss from '../button/button.css';
import { buttonClass } from '../button/buttonClass';
import { useStyles } from '../theme';
import loginCss from './login.css';
import { ProductMark, ProviderMark } from './marks';

/** Texts and form of the page to sign in. */
export interface LoginFrameProps {
  /** Name of the product next to its logo; the heading of the page. */
  product: string;
  /** One line about what this is. */
  tagline?: string;
  /** Where alerts appear, above the form. */
  alerts?: ReactNode;
  /** For example `© 2026 Example`. */
  copyright: string;
  /** For example `Powered by Example`, shown with the provider's logo. */
  poweredBy: string;
  /** Another way in, below the form: its name and address. @defaultValue there is none */
  elsewhere?: { readonly label: string; readonly href: string } | undefined;
  /** The choice of language, below the form. @defaultValue there is none */
  language?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** The frame of the login page [LOGIN-01]. */
export function LoginFrame(props: LoginFrameProps) {
  const { product, tagline, alerts, copyright, poweredBy, elsewhere, language, children } = props;
  useStyles(loginCss);
  useStyles(buttonCss);
  return (
    <div className="login">
      <main className="login__main">
        <div className="login__brand">
          <ProductMark size="3.5rem" />
          <h1 className="login__product">{product}</h1>
          {tagline && <p className="login__tagline">{tagline}</p>}
        </div>
        <div className="login__card">
          {alerts}
          {children}
          {elsewhere && (
            <a className={`login__elsewhere ${buttonClass('default', 'medium')}`} href={elsewhere.href}>
              {elsewhere.label}
            </a>
          )}
        </div>
        {language && <div className="login__language">{language}</div>}
      </main>
      <footer className="login__footer">
        <span>{copyright}</span>
        <span className="login__provider">
          <ProviderMark />
          {poweredBy}
        </span>
      </footer>
    </div>
  );
}
