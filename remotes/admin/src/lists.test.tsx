import { describeListPage } from '@console/testing';
import { paths } from './paths';
import remote from './remote.generated';

describeListPage({
  remote,
  path: paths.facilities(),
  label: 'Facilities',
  entity: 'facility',
  request: 'GET /itemsense/configuration/v1/facilities/show',
  records: [{ name: 'Yard' }, { name: 'Hall 10' }, { name: 'Hall 2' }],
  names: ['Hall 2', 'Hall 10', 'Yard'],
  search: 'll 2',
  sort: 'Name',
  selectable: false,
  empty: 'No facilities found',
  ids: { 'initial order': '[FACILITY-01]', failed: '[TITLE-07]' },
});

describeListPage({
  remote,
  path: paths.admin.scannerConfig(),
  label: 'Scanner Configuration',
  entity: 'network',
  request: 'GET /api/networks',
  records: [
    { id: '1', name: 'Yard', CIDRRange: '10.40.0.0/16' },
    { id: '2', name: 'Hall 10', CIDRRange: '10.50.0.0/16' },
    { id: '3', name: 'Hall 2', CIDRRange: '10.60.0.0/16' },
  ],
  names: ['Hall 2', 'Hall 10', 'Yard'],
  search: 'll 2',
  sort: 'Name',
  column: 'Subnet range',
  selectable: false,
  empty: 'No networks found',
  ids: { 'initial order': '[ADMIN-07]', empty: '[ADMIN-07]', failed: '[TITLE-07]' },
});

describeListPage({
  remote,
  path: paths.admin.upgrades.list(),
  label: 'History',
  entity: 'upgrade',
  request: 'GET /itemsense/control/v1/upgrades/show',
  records: [
    {
      id: 'a1',
      imageType: 'CAP_ITEMSENSE',
      version: '1.0',
      status: 'COMPLETED',
      updated: '2026-11-01T08:00:00Z',
    },
    {
      id: 'c3',
      imageType: 'FIRMWARE_SPEEDWAY',
      version: '3.0',
      status: 'COMPLETED',
      updated: '2026-11-03T08:00:00Z',
    },
    {
      id: 'b2',
      imageType: 'CAP_ITEMSENSE',
      version: '2.0',
      status: 'COMPLETED',
      updated: '2026-11-02T08:00:00Z',
    },
  ],
  names: ['c3', 'b2', 'a1'],
  search: '3.0',
  sort: 'Updated time',
  column: 'Version',
  filter: 'filter.version=3.0',
  empty: 'No upgrades found',
  unreadable: { id: 5 },
  ids: { 'initial order': '[UPGRADE-11]', failed: '[TITLE-07]' },
});
