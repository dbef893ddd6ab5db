import type { Column, ColumnKind } from '../column';
import { contentWidth } from './contentWidth';
import { spreadWidth, trackOf } from './spreadWidth';

const column = (kind: ColumnKind, more?: Partial<Column<object>>): Column<object> => ({
  key: kind,
  title: kind,
  kind,
  ...more,
});
const columns = (['name', 'date', 'text', 'status', 'short'] as const).map((kind) => column(kind));

// What Chromium makes of the same columns of a CSS grid, to a tenth of a pixel.
test.each([
  [
    '[TABLE-03] what has a width has it, states and texts share the rest',
    false,
    1200,
    [256, 176, 298.7, 373.3, 96],
  ],
  ['what has a width has it before anything is shared', false, 800, [256, 176, 120.9, 151.1, 96]],
  ['without room everything has its least', false, 400, [128, 168, 112, 144, 80]],
  ['names share what is left where other columns have no room', true, 800, [162.5, 176, 162.5, 203.1, 96]],
  ['what is left goes by equal parts to what may be wider', true, 624, [128, 172, 112, 128, 84]],
])('%s', (_what, folded, room, widths) => {
  const tracks = columns.map((each) => trackOf(each, folded, 16));
  expect(spreadWidth(tracks, room).map((width) => Math.round(width * 10) / 10)).toEqual(widths);
});

test('names and texts have what their content needs before anything is shared', () => {
  const rows = [{ name: 'IMPINJ_Dense_Reader_Mode_Inventory', text: 'Dock' }];
  const name = column('name', { value: () => rows[0]?.name });
  const text = column('text', { value: () => rows[0]?.text });
  const tracks = [name, text].map((each) => trackOf(each, false, 16, contentWidth(each, rows)));
  expect(spreadWidth(tracks, 500).map(Math.round)).toEqual([316, 184]);
  expect(spreadWidth(tracks, 1000)).toEqual([500, 500]);
  const long = column('text', { value: () => 'x'.repeat(80) });
  expect(contentWidth(long, rows)).toBe(30);
  const cut = column('text', { value: () => 'x'.repeat(80), shown: () => 'x'.repeat(10) });
  expect(contentWidth(cut, rows)).toBeCloseTo(7.05);
  expect(contentWidth(column('short', { value: () => 60, shown: () => '1 minute' }), rows)).toBeCloseTo(5.99);
  expect(contentWidth(column('date', { value: () => 'x'.repeat(80) }), rows)).toBeUndefined();
  expect(contentWidth(column('text', { value: () => 'x', width: 4 }), rows)).toBeUndefined();
});

test('texts have what they need on two lines before a name has one line, and that before texts have one', () => {
  const rows = [{ name: 'Columbus-Distribution-Center-Dock-07', text: 'x'.repeat(34) }];
  const name = column('name', { value: () => rows[0]?.name });
  const text = column('text', { value: () => rows[0]?.text });
  const tracks = [name, text].map((each) => trackOf(each, false, 16, contentWidth(each, rows)));
  expect(spreadWidth(tracks, 450).map(Math.round)).toEqual([260, 190]);
  expect(spreadWidth(tracks, 560).map(Math.round)).toEqual([333, 227]);
});

test.each<[string, Column<object>, boolean, number | undefined, ReturnType<typeof trackOf>]>([
  ['actions have the width of their kind', column('actions'), false, undefined, { least: 109.6 }],
  ['actions have a width of their own', column('actions', { width: 5 }), false, undefined, { least: 80 }],
  [
    'a text is at most as wide as its heading where that is longer',
    column('text', { title: 'A heading of many words' }),
    false,
    5,
    { least: 112, enough: 72, most: 224, share: 1 },
  ],
  [
    'what is neither a name nor a text has no part in what is left',
    column('short'),
    false,
    10,
    { least: 80, most: 160 },
  ],
  [
    'what never leaves shares what is left where other columns have no room',
    column('date', { priority: 0 }),
    true,
    undefined,
    { least: 168, share: 1 },
  ],
])('%s', (_what, one, folded, content, track) => {
  expect(trackOf(one, folded, 16, content)).toEqual(track);
});

test.each([
  [
    'what comes first has what it needs before the others have theirs',
    250,
    [
      { least: 100, enough: 200, first: true },
      { least: 100, enough: 200 },
    ],
    [150, 100],
  ],
  [
    'what one does not take is left for the others, and no more than that',
    250,
    [
      { least: 100, most: 110 },
      { least: 100, most: 300 },
    ],
    [110, 140],
  ],
  [
    'nothing becomes narrower since it needs less',
    350,
    [
      { least: 200, enough: 100, most: 300 },
      { least: 100, enough: 150, most: 150 },
    ],
    [200, 150],
  ],
  [
    'what is wider than its share keeps its width, the others share the rest',
    600,
    [{ least: 100 }, { least: 300, share: 1 }, { least: 50, share: 1 }, { least: 50, share: 1 }],
    [100, 300, 100, 100],
  ],
])('%s', (_what, room, tracks, widths) => {
  expect(spreadWidth(tracks, room)).toEqual(widths);
});

test.each([
  ['its own width', { width: 20 }, { least: 320, most: 320 }],
  ['its own least', { least: 12 }, { least: 192, share: 1 }],
  ['no less than can be used', { width: 2 }, { least: 72, most: 72 }],
])('a column of texts has %s', (_what, more, track) => {
  expect(trackOf(column('text', more), false, 16)).toEqual(track);
});
