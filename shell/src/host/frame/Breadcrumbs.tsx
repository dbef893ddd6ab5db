import { ChevronRightIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import { useStyles } from '@console/design/theme';
import type { Crumb } from '../areas/crumbs';
import { useLoadedName } from '../areas/recordName';
import css from './breadcrumbs.css';

/** The way to the page; every step but the last is a link [NAV-07]. */
export function Breadcrumbs({ way }: { readonly way: readonly Crumb[] }) {
  useStyles(css);
  const translate = useMessages();
  return (
    <nav aria-label={translate('crumbs.label')}>
      <ol className="breadcrumbs">
        {way.map((crumb) => (
          <Step key={crumb.to ?? ''} crumb={crumb} />
        ))}
      </ol>
    </nav>
  );
}

function Step({ crumb: { label, to, record } }: { readonly crumb: Crumb }) {
  const shown = useLoadedName(record) ?? label;
  return (
    <li className="breadcrumbs__step">
      {to === undefined ? (
        <span className="breadcrumbs__here" aria-current="page">
          {shown}
        </span>
      ) : (
        <>
          <Link to={to}>{shown}</Link>
          <ChevronRightIcon size="1rem" />
        </>
      )}
    </li>
  );
}
