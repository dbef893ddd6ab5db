import { ChevronRightIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import { useStyles } from '@console/design/theme';
import css from './breadcrumbs.css';
import type { Crumb } from './crumbs';

/** The way to the page; every step but the last is a link [NAV-07]. */
export function Breadcrumbs({ way }: { readonly way: readonly Crumb[] }) {
  useStyles(css);
  const translate = useMessages();
  return (
    <nav aria-label={translate('crumbs.label')}>
      <ol className="breadcrumbs">
        {way.map(({ label, to }) => {
          const text = 'name' in label ? label.name : translate(label.key);
          return (
            <li className="breadcrumbs__step" key={to ?? ''}>
              {to === undefined ? (
                <span className="breadcrumbs__here" aria-current="page">
                  {text}
                </span>
              ) : (
                <>
                  <Link to={to}>{text}</Link>
                  <ChevronRightIcon size="1rem" />
                </>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
