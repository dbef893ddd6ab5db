import type { Translate } from '@console/design/messages';
import { Link } from '@console/design/router';
import { Status } from '@console/design/status';
import type { CellState, Column } from '@console/design/table';
import { componentTone } from '../definitions/componentHealth';
import { listAddress } from '../definitions/listAddress';
import { type HealthComponent, healthComponents } from '../definitions/readerHealthStatus';
import { type FacilityHealth, unwellIn, worthTelling } from './fleetHealth';

/** The statuses that the catalogue can count; one that only a newer service knows is counted as it comes. */
const counted: readonly string[] = ['HEALTHY', 'WARNING', 'FAILED', 'UNKNOWN'];

const countLabel = (status: string, count: number, translate: Translate) =>
  counted.includes(status)
    ? translate(`fleet.count.${status}`, { count })
    : translate('fleet.count.other', { count, status });

/** Facilities, and for each component of health how many of their readers are how. */
export function fleetColumns(translate: Translate): readonly Column<FacilityHealth>[] {
  return [
    {
      key: 'facility',
      title: translate('definitions.facility'),
      kind: 'name',
      value: ({ facility }) => facility || translate('fleet.noFacility'),
      link: ({ facility }) => listAddress({ facility: [facility] }),
    },
    {
      key: 'readers',
      title: translate('fleet.readers'),
      kind: 'short',
      priority: 3,
      value: ({ readers }) => readers,
    },
    ...healthComponents.map(
      (component): Column<FacilityHealth> => ({
        key: component,
        title: translate(`definitions.component.${component}`),
        kind: 'text',
        value: ({ components }) => unwellIn(components[component]),
        render: (row, cell) => showCounts(row, component, cell, translate),
      }),
    ),
  ];
}

/** What is wrong in a cell of the matrix, or that all is well; leads to the list of the readers it counts. */
function showCounts(
  { facility, components }: FacilityHealth,
  component: HealthComponent,
  { tabIndex }: CellState,
  translate: Translate,
) {
  const told = [...worthTelling(components[component])];
  const statuses = told.map(([status]) => status);
  return (
    <Link to={listAddress({ facility: [facility], [component]: statuses })} tabIndex={tabIndex}>
      <Status
        tone={componentTone(statuses[0] ?? '')}
        label={told.map(([status, count]) => countLabel(status, count, translate)).join(', ')}
      />
    </Link>
  );
}
