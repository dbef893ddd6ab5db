import { validateFacility } from '../facilities/validate.generated.js';
import { readerTypes } from '../reader-definitions';
import { validateReaderDefinition } from '../reader-definitions/validate.generated.js';
import { readList, readNothing, readRecord, readStored } from './answer';

const name = ({ name }: { name: string }) => name;
const definition = { name: 'Dock 1', address: 'dock-1', type: readerTypes[0] };

describe('a record', () => {
  const read = readRecord(validateReaderDefinition, name);

  it('is adapted when it matches, whatever else it holds', () => {
    expect(read({ ...definition, facility: null, addedLater: 1 })).toEqual({
      matches: true,
      value: 'Dock 1',
    });
  });

  it('is accepted with a type that only a newer service knows', () => {
    expect(read({ ...definition, type: 'XTUNNEL' })).toMatchObject({ matches: true });
  });

  it('is read by its own keys, whatever a page around has added to Object.prototype', () => {
    const added = { value: () => undefined, enumerable: true, configurable: true };
    Object.defineProperty(Object.prototype, 'added', added);
    try {
      expect(read({ ...definition, antennaZones: { 1: 'Dock' } })).toMatchObject({ matches: true });
    } finally {
      Reflect.deleteProperty(Object.prototype, 'added');
    }
  });

  it.each([
    [undefined, 'must be object'],
    [[], 'must be object'],
    [{ ...definition, address: undefined }, "must have required property 'address'"],
    [{ ...definition, placement: { x: '1' } }, '/placement/x must be number,null'],
    [{ ...definition, antennaZones: { 1: null } }, '/antennaZones/1 must be string'],
  ])('is refused with its first mismatch: %j', (body, reason) => {
    expect(read(body)).toEqual({ matches: false, reason });
  });
});

describe('a list', () => {
  const read = readList(validateReaderDefinition, name, 'name');

  it('keeps its good rows and reports the others', () => {
    const body = [
      definition,
      { name: 'Dock 2', address: 2, type: 'XSPAN' },
      { ...definition, name: 'Dock 3' },
      null,
    ];
    expect(read(body)).toEqual({
      matches: true,
      value: {
        rows: ['Dock 1', 'Dock 3'],
        unreadable: [
          { index: 1, id: 'Dock 2', reason: '/address must be string' },
          { index: 3, id: undefined, reason: 'must be object' },
        ],
      },
    });
  });

  it('may be empty, but must be a list', () => {
    expect(read([])).toEqual({ matches: true, value: { rows: [], unreadable: [] } });
    expect(read({ readers: [] })).toEqual({ matches: false, reason: 'must be array' });
  });
});

it('takes a write as done, whatever it answers', () => {
  const read = readStored(readRecord(validateFacility, name));
  expect(read({ name: 'Dock' })).toEqual({ matches: true, value: 'Dock' });
  expect(read(undefined)).toEqual({ matches: true, value: null });
  expect(read('done')).toEqual({ matches: true, value: null });
  expect(readNothing({ any: 'thing' })).toEqual({ matches: true, value: undefined });
});
