import { IconLink } from '@console/design/button';
import { ChevronRightIcon, ClockIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import { useStyles } from '@console/design/theme';
import { paths } from '@console/remote/contract';
import type { Crumb } from '../areas/crumbs';
import { useLoadedName } from '../areas/recordName';
import { useConfiguration } from '../configuration';
import css from './breadcrumbs.css';

/**
 * The way to the page; every step but the last is a link [NAV-07]. Behind that of a record stands the way to its
 * changes, where the site records them.
 */
export function Breadcrumbs({ way }: { readonly way: readonly Crumb[] }) {
  useStyles(css);
  const translate = useMessages();
  const { audit } = useConfiguration();
  const last = way.at(-1);
  return (
    <>
      <nav aria-label={translate('crumbs.label')}>
        <ol className="breadcrumbs">
          {way.map((crumb) => (
            <Step key={crumb.to ?? ''} crumb={crumb} />
          ))}
        </ol>
      </nav>
      {audit && last?.record && <HistoryLink label={last.label} record={last.record} />}
    </>
  );
}

type HistoryLinkProps = Required<Pick<Crumb, 'label' | 'record'>>;

function HistoryLink({ label, record }: HistoryLinkProps) {
  const translate = useMessages();
  const name = useLoadedName(record) ?? label;
  return (
    <IconLink
      size="small"
      to={`${paths.audit()}?${new URLSearchParams({ asked: 'true', text: record.id })}`}
      label={translate('crumbs.history', { record: name })}
      icon={<ClockIcon size="1rem" />}
    />
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
