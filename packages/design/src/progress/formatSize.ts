const units = ['B', 'kB', 'MB', 'GB', 'TB'];

/** A number of bytes as people read it, in steps of 1000: `12.3 MB`. */
export function formatSize(bytes: number): string {
  let [value, unit] = [bytes, 0];
  while (value >= 999.95 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${unit === 0 ? value : Number(value.toFixed(1))} ${units[unit]}`;
}
