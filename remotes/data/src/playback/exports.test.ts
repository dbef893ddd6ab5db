import { pathCsv, pathGeoJson } from './exports';
import { appendRows, createRecording } from './recording';

function recorded() {
  const recording = createRecording();
  const at = (minute: number) => `2026-03-02T08:0${minute}:00.000Z`;
  appendRows(recording, [
    { epc: 'A', observationTime: at(0), toZone: '=Dock', toFacility: 'Store', toFloor: '1', toX: 1, toY: 2 },
    { epc: 'B', observationTime: at(1), toZone: 'Hall', toFacility: 'Store' },
    { epc: 'A', observationTime: at(2), toZone: 'Hall', toFacility: 'Store', toX: 3.5, toY: -4 },
  ]);
  return recording;
}

test('the path of an item as CSV; what spreadsheets would compute is not', async () => {
  expect(await (await pathCsv(recorded(), 0)).text()).toBe(
    'epc,observationTime,zone,facility,floor,x,y\r\n' +
      "A,2026-03-02T08:00:00.000Z,'=Dock,Store,1,1,2\r\n" +
      'A,2026-03-02T08:02:00.000Z,Hall,Store,,3.5,-4\r\n',
  );
});

test('the paths of all items as GeoJSON: lines in metres with times, and items without a place', async () => {
  const { type, coordinateUnit, features } = JSON.parse(
    await (await pathGeoJson(recorded(), undefined)).text(),
  );
  expect([type, coordinateUnit]).toEqual(['FeatureCollection', 'metres on the floor, not degrees']);
  expect(features).toEqual([
    {
      type: 'Feature',
      geometry: {
        type: 'LineString',
        coordinates: [
          [1, 2],
          [3.5, -4],
        ],
      },
      properties: {
        epc: 'A',
        times: ['2026-03-02T08:00:00.000Z', '2026-03-02T08:02:00.000Z'],
        zones: ['=Dock', 'Hall'],
        facilities: ['Store', 'Store'],
        floors: ['1', null],
        withoutPlace: 0,
      },
    },
    {
      type: 'Feature',
      geometry: null,
      properties: { epc: 'B', times: [], zones: [], facilities: [], floors: [], withoutPlace: 1 },
    },
  ]);
});
