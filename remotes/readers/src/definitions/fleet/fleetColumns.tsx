import { formatList } from '@console/design/language';
import type { Translate } from '@console/design/messages';
import { Status } from '@console/design/status';
import type { Column } from '@console/design/table';
import { componentTone, type HealthComponent, healthComponents } from '../readerHealth';
import { type FacilityHealth, listAddress, unwellIn, worthTelling } from './fleetHealth';

/** The statuses that the catalogue can count; one that only a newer service knows is counted as it comes. */
const counted = ['HEALTHY', 'WARNING', 'FAILED', 'UNKNOWN'] as const;

function countLabel(status: string, count: number, translate: Translate) {
  const known = counted.find((each) => each === status);
  return known
    ? translate(`fleet.count.${known}`, { count })
    : translate('fleet.count.other', { count, status });
}

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
    ...healthComponents.map((component) => countsColumn(component, translate)),
  ];
}

/** Column of the faults of a component, or that all is well; leads to the list of the readers it counts. */
function countsColumn(component: HealthComponent, translate: Translate): Column<FacilityHealth> {
  const told = ({ components }: FacilityHealth) => [...worthTelling(components[component])];
  const statuses = (row: FacilityHealth) => told(row).map(([status]) => status);
  return {
    key: component,
    title: translate(`definitions.component.${component}`),
    kind: 'status',
    priority: 2,
    value: ({ components }) => unwellIn(components[component]),
    link: (row) => listAddress({ facility: [row.facility], [component]: statuses(row) }),
    render: (row) => (
      <Status
        tone={componentTone(statuses(row)[0] ?? '')}
        label={formatList(told(row).map(([status, count]) => countLabel(status, count, translate)))}
      />
    ),
  };
}
