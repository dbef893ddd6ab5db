import { useMessages } from '@console/design/messages';
import { Table } from '@console/design/table';
import { useMemo } from 'react';
import type { DefinitionRow } from '../definitionRows';
import { fleetColumns } from './fleetColumns';
import { type FacilityHealth, fleetHealth } from './fleetHealth';

interface FleetViewProps {
  /** All readers; nothing while they or their health are loading. */
  readonly rows: readonly DefinitionRow[] | undefined;
}

const rowKey = ({ facility }: FacilityHealth) => facility;

/** Which components of how many readers are unwell, by facility; each cell leads to the list of those readers. */
export function FleetView({ rows }: FleetViewProps) {
  const translate = useMessages();
  const columns = useMemo(() => fleetColumns(translate), [translate]);
  const facilities = useMemo(() => rows && fleetHealth(rows), [rows]);
  return (
    <Table
      label={translate('fleet.title')}
      id="readers.fleet"
      name="fleet"
      rows={facilities}
      columns={columns}
      rowKey={rowKey}
      initialSort="facility"
      empty={translate('table.noReaders')}
      loading={facilities === undefined}
    />
  );
}
