/** A growing list of numbers in ascending order, without the memory of an array. */
export function createNumbers() {
  let values = new Uint32Array(1024);
  let length = 0;
  return {
    push(value: number) {
      if (length === values.length) {
        const more = new Uint32Array(length * 2);
        more.set(values);
        values = more;
      }
      values[length] = value;
      length += 1;
    },
    /** Pushed values. */
    all: () => values.subarray(0, length),
  };
}

/** Place of the first number that is not below a value; the length when all are. */
export function placeOf(sorted: Uint32Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
