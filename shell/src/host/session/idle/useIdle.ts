import { useEffect, useState } from 'react';
import { type IdlePhase, idlePhase } from './idlePhase';

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Where the console stands between somebody at work and nobody there. */
export function useIdle(limit: number): IdlePhase {
  const [phase, setPhase] = useState<IdlePhase>(() => idlePhase(0, limit));
  useEffect(() => {
    let last = Date.now();
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const now = idlePhase(Date.now() - last, limit);
      setPhase((before) => (before.phase === 'active' && now.phase === 'active' ? before : now));
      if (now.phase !== 'away') timer = setTimeout(look, now.phase === 'active' ? now.next : 1000);
    };
    const act = () => {
      const waiting = idlePhase(Date.now() - last, limit).phase;
      // Who comes back to a device that slept finds it locked, and cannot undo it by touching it.
      if (waiting === 'away') return look();
      last = Date.now();
      if (waiting === 'warned') look();
    };
    look();
    for (const sign of signs) addEventListener(sign, act, { capture: true, passive: true });
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, act, { capture: true });
      document.removeEventListener('visibilitychange', look);
    };
  }, [limit]);
  return phase;
}
