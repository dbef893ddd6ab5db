import { antennaProblems, describeAntennaProblem } from './antennaRules';

const antennas = (...ids: readonly number[]) => ids.map((antennaId) => ({ antennaId }));
const sound = {
  readerArrangement: 'OVERHEAD_OFFSET',
  in: antennas(1),
  out: antennas(2),
  ignored: antennas(3),
};

test.each([
  [{ in: [] }, 'in must name at least one antenna'],
  [{ in: antennas(53) }, 'in has antenna 53: ids are between 1 and 52'],
  [{ out: antennas(1) }, 'out has antenna 1, which is named before'],
  [{ readerArrangement: 'OVERHEAD' }, 'ignored antennas are for OVERHEAD_OFFSET only'],
  [
    { readerType: 'XSPAN', in: antennas(1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14) },
    'in, out and ignored must not have more than 13 antennas',
  ],
  [
    { in: [{ antennaId: 1, transmitPowerInDbm: 34 }] },
    'in has the power 34: powers are between 10 and 33 dBm',
  ],
  [
    { in: [{ antennaId: 1, transmitPowerInDbm: 20.1 }] },
    'in has the power 20.1: powers come in steps of 0.25 dBm',
  ],
  [
    { in: [{ antennaId: 1, transmitPowerInDbm: 20 }, { antennaId: 4 }] },
    'in must give a power to every antenna or to none',
  ],
])('%j is said with the list', (change, message) => {
  const [problem] = antennaProblems({ ...sound, ...change });
  expect(problem && describeAntennaProblem(problem).join(' ')).toBe(message);
});
