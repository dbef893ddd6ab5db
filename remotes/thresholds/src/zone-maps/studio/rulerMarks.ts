/** Marks of a ruler that is looked at in a drawing, fewest and least far apart. */
const fewest = 5;

/** Distance of the marks of a ruler in metres: 1, 2 or 5 of a power of ten. @param length - visible length in metres */
export function rulerStep(length: number): number {
  const power = 10 ** Math.floor(Math.log10(length / fewest));
  const times = [5, 2, 1].find((each) => each * power <= length / fewest) ?? 1;
  return times * power;
}

/** Places of the marks of a ruler, in metres. */
export function rulerMarks(from: number, length: number): readonly number[] {
  const step = rulerStep(length);
  const first = Math.ceil(from / step);
  const count = Math.floor((from + length) / step) - first + 1;
  // Counted in steps: sums of fractions would drift.
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}
