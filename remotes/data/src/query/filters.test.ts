import { endpointOfDownload } from '@console/api-client/downloads';
import { exportData } from '@console/api-client/items';
import { addressFields } from '@console/design/query';
import {
  type DataFilters,
  filterFields,
  historyQuery,
  itemQuery,
  noFilters,
  transitionQuery,
} from './filters';

const everything: DataFilters = {
  type: 'history',
  epcPrefix: ' 30f4 ',
  epcFormat: 'PURE_ID',
  jobIds: ['a', 'b'],
  facility: 'Store',
  zoneNames: ['Dock', 'Shop'],
  fromTime: '2026-03-02T08:00:00.000Z',
  toTime: '2026-03-02T09:00:00.000Z',
  fromFacility: 'Store',
  fromZone: 'Dock',
  toFacility: 'Clinic',
  toZone: 'Ward',
  zoneTransitionsOnly: true,
  minDistanceMoved: 2.5,
  thresholdName: 'Gate',
  destination: 'IN',
};
const sent = (path: string) => decodeURIComponent(path).split('?')[1];

test('[DATA-12] [DATA-13] [DATA-14] each type is asked by its own filters only', () => {
  const items =
    'epcPrefix=30F4&jobIds=a,b&zoneNames=Dock,Shop&facility=Store&epcFormat=PURE_ID&fromTime=2026-03-02T08:00:00.000Z&toTime=2026-03-02T09:00:00.000Z';
  expect(sent(endpointOfDownload(exportData('items', itemQuery(everything))))).toBe(items);
  expect(sent(endpointOfDownload(exportData('history', historyQuery(everything))))).toBe(
    `${items}&fromZone=Dock&toZone=Ward&fromFacility=Store&toFacility=Clinic&zoneTransitionsOnly=true&minDistanceMoved=2.5`,
  );
  expect(sent(endpointOfDownload(exportData('transitions', transitionQuery(everything))))).toBe(
    'thresholdName=Gate&destination=IN&facility=Store',
  );
});

test('[DATA-12] without filters nothing is sent', () => {
  for (const path of [
    endpointOfDownload(exportData('items', itemQuery(noFilters))),
    endpointOfDownload(exportData('history', historyQuery(noFilters))),
    endpointOfDownload(exportData('transitions', transitionQuery(noFilters))),
  ])
    expect(path).not.toContain('?');
});

test('what an address makes up as a choice is not sent', () => {
  expect(itemQuery({ ...noFilters, epcFormat: 'MADE_UP' }).epcFormat).toBeUndefined();
  expect(transitionQuery({ ...noFilters, destination: 'UP' }).destination).toBeUndefined();
});

test('the type always stands in the address; without one it is items', () => {
  expect(filterFields.type.write('items')).toEqual(['items']);
  expect(filterFields.type.read([])).toBe('items');
  expect(addressFields.choice.read(['  '])).toBeUndefined();
});
