/** Which way something crossed. */
export type Direction = 'in' | 'out';

/** Plays a short tone for crossings: a high one in, a low one out. */
export interface CrossingSound {
  readonly play: (direction: Direction) => void;
  readonly close: () => void;
}

/** Hertz: an octave apart, so that nobody has to know which is the higher. */
const pitches: Readonly<Record<Direction, number>> = { in: 880, out: 440 };

/** Seconds that a tone lasts, and least seconds between two of a direction: many crossings are one tone. */
const length = 0.12;
const apart = 0.25;

/** Loudness of a tone; 1 would be the loudest. */
const loudness = 0.15;

/**
 * Gets the sound of the browser ready; call it when a person presses something, otherwise browsers keep silent.
 * @returns undefined where the browser has none, or refuses
 */
export async function openCrossingSound(): Promise<CrossingSound | undefined> {
  try {
    const context = new AudioContext();
    await context.resume();
    if (context.state !== 'running') {
      void context.close();
      return undefined;
    }
    const latest: Record<Direction, number> = { in: -apart, out: -apart };
    return {
      play: (direction) => {
        const now = context.currentTime;
        if (now - latest[direction] < apart) return;
        latest[direction] = now;
        const tone = context.createOscillator();
        const volume = context.createGain();
        tone.frequency.value = pitches[direction];
        volume.gain.setValueAtTime(loudness, now);
        // It fades: a tone that is cut off clicks.
        volume.gain.exponentialRampToValueAtTime(0.001, now + length);
        tone.connect(volume).connect(context.destination);
        tone.start(now);
        tone.stop(now + length);
      },
      close: () => void context.close(),
    };
  } catch {
    return undefined;
  }
}
