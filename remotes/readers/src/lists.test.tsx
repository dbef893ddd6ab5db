import { describeListPage } from '@console/testing';
import remote from './remote.generated';

describeListPage({
  remote,
  path: '/readers/configurations',
  label: 'Reader configurations',
  entity: 'reader configuration',
  request: 'GET /itemsense/configuration/v1/readerConfigurations/show',
  records: [
    { name: 'Slow', operation: 'LOCATION', configuration: {} },
    { name: 'Fast 10', operation: 'THRESHOLD', configuration: {} },
    { name: 'Fast 2', operation: 'INVENTORY', configuration: {} },
  ],
  names: ['Fast 2', 'Fast 10', 'Slow'],
  search: 'st 2',
  sort: 'Name',
  column: 'Operation',
  filter: 'filter.operation=INVENTORY',
  create: 'New reader configuration',
  ids: { 'initial order': '[CONFIG-01]', failed: '[TITLE-07]' },
});

describeListPage({
  remote,
  path: '/readers/definitions',
  label: 'Reader definitions',
  entity: 'reader definition',
  request: 'GET /itemsense/configuration/v1/readerDefinitions/show',
  records: [
    { name: 'Gate', address: 'gate', type: 'SPEEDWAY' },
    { name: 'Dock-10', address: 'dock-10', type: 'XARRAY' },
    { name: 'Dock-2', address: 'dock-2', type: 'XSPAN' },
  ],
  names: ['Dock-2', 'Dock-10', 'Gate'],
  search: 'ock-2',
  sort: 'Name',
  column: 'Type',
  filter: 'filter.type=XSPAN',
  answers: { 'GET /itemsense/health/v1/readers': [] },
  empty: 'no readers',
  create: 'New reader definition',
  unreadable: { name: 'Dock-3' },
  ids: { 'initial order': '[READER-01]', failed: '[ERROR-07, TITLE-07]' },
});
