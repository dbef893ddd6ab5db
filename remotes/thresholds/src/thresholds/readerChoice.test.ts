import { isOffered, matchesReader, type ReaderChoiceContext, readerBlock } from './readerChoice';

const reader = { name: 'Gate-1', type: 'XARRAY', facility: 'Dock' };
const on = (name: string, ...readerNames: readonly string[]) => ({
  name,
  readers: readerNames.map((readerName) => ({ readerName })),
});
const overhead: ReaderChoiceContext = { facility: 'Dock', arrangement: 'OVERHEAD', onThis: [], others: [] };
const offset = { ...overhead, arrangement: 'OVERHEAD_OFFSET' };

test.each<[string, Partial<typeof reader>, ReaderChoiceContext, ReturnType<typeof readerBlock>]>([
  ['nothing is in the way', {}, { ...overhead, others: [on('Door', 'Other')] }, undefined],
  ['it is on this threshold', {}, { ...overhead, onThis: ['Gate-1'] }, { reason: 'onThis' }],
  ['it is on this threshold', {}, { ...offset, onThis: ['Gate-1'] }, { reason: 'onThis' }],
  [
    'it is on another threshold',
    {},
    { ...overhead, others: [on('Door', 'Gate-1')] },
    { reason: 'onOthers', thresholds: 'Door' },
  ],
  ['OVERHEAD_OFFSET: it may be on one other', {}, { ...offset, others: [on('Door', 'Gate-1')] }, undefined],
  [
    'OVERHEAD_OFFSET: it is on more than one',
    {},
    { ...offset, others: [on('Door', 'Gate-1'), on('Hatch', 'Gate-1')] },
    { reason: 'onOthers', thresholds: 'Door, Hatch' },
  ],
  [
    'it is in another facility',
    { facility: 'Shop' },
    overhead,
    { reason: 'otherFacility', facility: 'Shop' },
  ],
  ['its type is not XARRAY', { type: 'XPORTAL' }, overhead, { reason: 'type', type: 'XPORTAL' }],
  ['its type is not XARRAY', { type: 'XSPAN' }, overhead, { reason: 'type', type: 'XSPAN' }],
  ['OVERHEAD_OFFSET: an XSPAN is allowed', { type: 'XSPAN' }, offset, undefined],
  ['OVERHEAD_OFFSET: others are not', { type: 'XPORTAL' }, offset, { reason: 'type', type: 'XPORTAL' }],
])('[THRESH-08] whether a reader can be chosen: %s', (_, change, context, block) => {
  expect(readerBlock({ ...reader, ...change }, context)).toEqual(block);
});

test('[THRESH-09] SPEEDWAY readers and the one that is chosen already are left out', () => {
  expect(isOffered(reader, undefined)).toBe(true);
  expect(isOffered(reader, 'Gate-2')).toBe(true);
  expect(isOffered(reader, 'Gate-1')).toBe(false);
  expect(isOffered({ ...reader, type: 'SPEEDWAY' }, undefined)).toBe(false);
});

const left = { readerType: 'XSPAN', readerArrangement: 'OVERHEAD_OFFSET', side: 'LEFT' };
const wanted = { readerType: 'XSPAN', arrangement: 'OVERHEAD_OFFSET', side: 'LEFT' };

test.each([
  ['all three match', left, wanted, true],
  ['another type', left, { ...wanted, readerType: 'XARRAY' }, false],
  ['another arrangement', left, { ...wanted, arrangement: 'SIDE_BY_SIDE' }, false],
  ['another side', left, { ...wanted, side: 'RIGHT' }, false],
  [
    'OVERHEAD: the side does not count',
    { ...left, readerArrangement: 'OVERHEAD' },
    { ...wanted, arrangement: 'OVERHEAD', side: undefined },
    true,
  ],
  ['one that names nothing is for any', {}, wanted, true],
])('[THRESH-07] antenna configurations for a reader: %s', (_, configuration, reader, matches) => {
  expect(matchesReader(configuration, reader)).toBe(matches);
});
