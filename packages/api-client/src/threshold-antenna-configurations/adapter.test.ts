import fc from 'fast-check';
import { readAntennaConfiguration, writeAntennaConfiguration } from './adapter';

it('shows ids and powers in place of antennas, and nothing in place of null', () => {
  const answer = {
    id: 4,
    name: 'Gate',
    side: null,
    readerType: 'XARRAY',
    readerArrangement: null,
    in: [{ antennaId: 13 }, { antennaId: 14, transmitPowerInDbm: null }],
    out: [{ antennaId: 17, transmitPowerInDbm: 22.5 }, { antennaId: 18 }],
    ignored: null,
  };
  expect(readAntennaConfiguration(answer)).toStrictEqual({
    id: 4,
    name: 'Gate',
    readerType: 'XARRAY',
    in: { antennaIds: [13, 14], transmitPowers: [] },
    out: { antennaIds: [17, 18], transmitPowers: [22.5, undefined] },
    ignored: { antennaIds: [], transmitPowers: [] },
  });
});

it('[THRESH-17] sends lists of antennas, each with a power only when one is given', () => {
  expect(
    writeAntennaConfiguration({
      id: 4,
      name: 'Gate',
      side: '',
      readerType: 'XARRAY',
      readerArrangement: 'OVERHEAD',
      in: { antennaIds: [13, 14], transmitPowers: [22, 22.25] },
      out: { antennaIds: [17], transmitPowers: [] },
    }),
  ).toEqual({
    name: 'Gate',
    readerType: 'XARRAY',
    readerArrangement: 'OVERHEAD',
    in: [
      { antennaId: 13, transmitPowerInDbm: 22 },
      { antennaId: 14, transmitPowerInDbm: 22.25 },
    ],
    out: [{ antennaId: 17 }],
    ignored: [],
  });
});

it('gives back what it read, but for the id and blanks', () => {
  const text = fc.option(fc.string({ minLength: 1 }));
  const antennas = fc.option(
    fc.array(
      fc.record(
        { antennaId: fc.integer({ min: 1, max: 52 }), transmitPowerInDbm: fc.option(fc.integer()) },
        { requiredKeys: ['antennaId'] },
      ),
    ),
  );
  const configuration = fc.record({
    id: fc.integer(),
    name: fc.string({ minLength: 1 }),
    side: text,
    readerType: text,
    readerArrangement: text,
    in: antennas,
    out: antennas,
    ignored: antennas,
  });
  fc.assert(
    fc.property(configuration, (wire) => {
      const read = readAntennaConfiguration(wire);
      expect(readAntennaConfiguration({ id: wire.id, ...writeAntennaConfiguration(read) })).toEqual(read);
    }),
  );
});
