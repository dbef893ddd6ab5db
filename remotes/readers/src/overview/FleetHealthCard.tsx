import { CardList } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import { Status } from '@console/design/status';
import { CardContent } from '@console/remote/records';
import { useMemo } from 'react';
import { type DefinitionRow, useDefinitionRows } from '../definitions/definitionRows';
import { listAddress } from '../definitions/fleet/fleetHealth';
import { facilityCounts } from './facilityCounts';

/** Facilities that are listed; the others are behind the link to the fleet. */
const listed = 6;

/** How many readers of which facility need somebody, the worst facility first. */
export function FleetHealthCard() {
  const { definitions, rows } = useDefinitionRows();
  const { isError, refetch } = definitions;
  return (
    <CardContent query={{ data: rows, isError, refetch }} model="reader-definition">
      {(shown) => <Facilities rows={shown} />}
    </CardContent>
  );
}

function Facilities({ rows }: { readonly rows: readonly DefinitionRow[] }) {
  const translate = useMessages();
  const facilities = useMemo(() => facilityCounts(rows), [rows]);
  if (facilities.length === 0) return <p>{translate('fleetCard.none')}</p>;
  return (
    <>
      <CardList
        items={facilities.slice(0, listed).map(({ facility, readers, failing, waiting }) => ({
          key: facility,
          title: (
            <Link to={listAddress({ facility: [facility] })}>
              {facility || translate('fleetCard.nowhere')}
            </Link>
          ),
          state: (
            <Status
              tone={failing > 0 ? 'danger' : waiting > 0 ? 'warning' : 'success'}
              label={translate('fleetCard.readers', { readers, failing, waiting })}
            />
          ),
        }))}
      />
      <Link to={`${listAddress({})}view=fleet`}>
        {translate('fleetCard.all', { count: facilities.length })}
      </Link>
    </>
  );
}
