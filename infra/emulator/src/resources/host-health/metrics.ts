import { seededRandom } from '../../server/random/random';
import { type Episode, episodeAt } from './episodes';
import type { Metric } from './metricNames';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const mebibyte = 2 ** 20;
const gibibyte = 2 ** 30;

/**
 * Value of a metric of the host: CPU usage as a fraction of 1, memory and disk as free bytes. It wanders with
 * time, and the same seed and moment always give the same value, so nothing has to be stored.
 */
export function metricValue(metric: Metric, at: Date, seed: number): number {
  const time = at.getTime();
  const noise = (period: number) => valueNoise(time / period, seed, metric, period);
  const trouble: Episode | undefined = episodeAt(metric, time, seed);
  switch (metric) {
    case 'system.cpu.usage':
      return round(
        trouble
          ? 0.93 + 0.06 * noise(20 * second)
          : 0.16 + 0.24 * noise(15 * minute) + 0.1 * noise(40 * second),
        4,
      );
    case 'system.memory.available':
      return round(
        trouble
          ? (280 + 120 * noise(minute)) * mebibyte
          : (2.2 + 1.2 * noise(2 * hour) + 0.2 * noise(minute)) * gibibyte,
      );
    case 'system.disk.free':
      // Logs and items fill it during the day; what is old is cleared away at midnight.
      return round((38 - 4 * ((time % day) / day) + 0.1 * noise(5 * minute)) * gibibyte);
  }
}

/** A number from 0 to 1 that moves smoothly from one whole `position` to the next. */
function valueNoise(position: number, ...seed: readonly (string | number)[]): number {
  const before = Math.floor(position);
  const share = position - before;
  const weight = share * share * (3 - 2 * share);
  const at = (place: number) => seededRandom(...seed, place).next();
  return at(before) * (1 - weight) + at(before + 1) * weight;
}

const round = (value: number, decimals = 0) => Number(value.toFixed(decimals));
