import { describeListPage } from '@console/testing';
import remote from './remote.generated';

describeListPage({
  remote,
  path: '/thresholds',
  label: 'Thresholds',
  entity: 'threshold',
  request: 'GET /itemsense/configuration/v1/thresholds',
  records: [
    { id: 3, name: 'Shop Entrance', facility: 'Shop', readerArrangement: 'OVERHEAD_OFFSET', readers: {} },
    { id: 1, name: 'Dock 10', facility: 'DC', readerArrangement: 'SIDE_BY_SIDE', readers: {} },
    { id: 2, name: 'Dock 2', facility: 'Yard', readerArrangement: 'OVERHEAD', readers: {} },
  ],
  names: ['Dock 2', 'Dock 10', 'Shop Entrance'],
  search: 'ock 2',
  sort: 'Name',
  column: 'Facility',
  filter: 'filter.facility=Yard',
  selectable: false,
  create: 'New threshold',
  ids: { failed: '[TITLE-07]' },
});

describeListPage({
  remote,
  path: '/zone-maps',
  label: 'Zone Maps',
  entity: 'zone map',
  request: 'GET /itemsense/configuration/v1/zoneMaps/show',
  records: [
    { name: 'Ground', facility: 'Shop', zones: [] },
    { name: 'Dock 10', facility: 'DC', zones: [{ name: 'Hall', points: [] }] },
    { name: 'Dock 2', facility: 'Yard', zones: null },
  ],
  names: ['Dock 2', 'Dock 10', 'Ground'],
  search: 'ock 2',
  sort: 'Name',
  column: 'Facility',
  filter: 'filter.facility=Yard',
  selectable: false,
  create: 'New zone map',
  ids: { failed: '[TITLE-07]' },
});
