import { useCallback, useEffect, useRef, useState } from 'react';
import type { CrossingSound, Direction } from './crossingSound';

/** State of the sound of crossings. */
type SoundState = 'off' | 'on' | 'refused';

/** Lets crossings be heard once a person wants it; off whenever the page is opened. */
export function useSound() {
  const sound = useRef<CrossingSound>(undefined);
  const left = useRef(false);
  const [state, setState] = useState<SoundState>('off');
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      sound.current?.close();
      sound.current = undefined;
    };
  }, []);
  return {
    state,
    toggle: async () => {
      if (sound.current) {
        sound.current.close();
        sound.current = undefined;
        setState('off');
        return;
      }
      const { openCrossingSound } = await import('./crossingSound');
      const opened = await openCrossingSound();
      if (left.current) opened?.close();
      else {
        sound.current = opened;
        setState(opened ? 'on' : 'refused');
      }
    },
    play: useCallback((direction: Direction) => sound.current?.play(direction), []),
  };
}
