import fc from 'fast-check';
import { readDuration, readTime, withNewlines, withoutBlank, writeDuration } from '.';

describe('[WIRE-11] ISO durations', () => {
  it.each([
    ['PT0S', 0],
    ['PT5M', 300],
    ['PT1H2M3S', 3723],
    ['PT90S', 90],
    ['PT87H21M3.475S', 314463.475],
    ['P1DT1S', 86401],
    ['P2D', 172800],
    ['P12D', 1036800],
  ])('reads %s as %d s', (duration, seconds) => {
    expect(readDuration(duration)).toBeCloseTo(seconds, 6);
  });

  it.each([
    [0, 'PT0S'],
    [300, 'PT5M'],
    [3723, 'PT1H2M3S'],
    [90, 'PT1M30S'],
    [314463.475, 'PT87H21M3.475S'],
    [86400, 'PT24H'],
  ])('writes %d s as %s', (seconds, duration) => {
    expect(writeDuration(seconds)).toBe(duration);
  });

  it.each(['', 'P', 'PT', 'P1DT', '5', 'PT5', 'PT-5S', '-PT5S', 'PT1.5H', 'P1Y', 'PT5M ', null, undefined])(
    'takes %j for no duration',
    (text) => {
      expect(readDuration(text)).toBeUndefined();
    },
  );

  it('reads back what it wrote, to the millisecond', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10_000_000_000 }), (milliseconds) => {
        expect(readDuration(writeDuration(milliseconds / 1000))).toBeCloseTo(milliseconds / 1000, 6);
      }),
    );
  });
});

describe('[WIRE-09] blank fields', () => {
  it('are left out', () => {
    expect(withoutBlank({ a: null, b: '', c: undefined, d: 0, e: false, f: [], g: ' ' })).toStrictEqual({
      d: 0,
      e: false,
      f: [],
      g: ' ',
    });
  });

  it('leave every other field as it is', () => {
    const value = fc.oneof(fc.string(), fc.double({ noNaN: true }), fc.boolean(), fc.constant(null));
    fc.assert(
      fc.property(fc.dictionary(fc.string(), value), (record) => {
        const filled: Record<string, unknown> = withoutBlank(record);
        for (const [key, each] of Object.entries(record))
          if (each === null || each === '') expect(Object.hasOwn(filled, key)).toBe(false);
          else expect(filled[key]).toBe(each);
      }),
    );
  });
});

it('[WIRE-10] turns literal backslash-n sequences into line breaks, and nothing else', () => {
  expect(withNewlines('-----BEGIN\\nMIIB\\n-----END\n')).toBe('-----BEGIN\nMIIB\n-----END\n');
  fc.assert(
    fc.property(fc.array(fc.string().filter((line) => !/[\\\n]/.test(line))), (lines) => {
      expect(withNewlines(lines.join('\\n'))).toBe(lines.join('\n'));
    }),
  );
});

it.each([
  ['2026-01-02T03:04:05.678Z', '2026-01-02T03:04:05.678Z'],
  ['2016-01-02T03:04:05.678Z[Etc/UTC]', '2016-01-02T03:04:05.678Z'],
  ['2016-01-02T03:04:05Z[GMT]', '2016-01-02T03:04:05Z'],
  ['[GMT]2016-01-02T03:04:05Z', '[GMT]2016-01-02T03:04:05Z'],
  ['', undefined],
  [null, undefined],
])('reads the time %j as %j', (wire, time) => {
  expect(readTime(wire)).toBe(time);
});
