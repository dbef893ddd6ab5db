/** Sizes of waves. */
export interface WaveSizes {
  /** Number of readers of the first wave, by which the rest is judged. @defaultValue none */
  readonly canary?: number;
  /** Part of all readers that the second wave has, in percent. @defaultValue none */
  readonly share?: number;
}

/**
 * Splits the readers of an upgrade into a canary, a share and the rest, in their order; a wave without readers is none.
 */
export function planWaves(
  readers: readonly string[],
  { canary = 0, share = 0 }: WaveSizes,
): readonly (readonly string[])[] {
  const first = Math.min(canary, readers.length);
  const second = Math.min(first + Math.ceil((readers.length * share) / 100), readers.length);
  return [readers.slice(0, first), readers.slice(first, second), readers.slice(second)].filter(
    (wave) => wave.length > 0,
  );
}
