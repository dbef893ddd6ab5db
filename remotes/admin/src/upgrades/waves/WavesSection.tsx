import { useWaves } from './useWaves';
import { WavesCard } from './WavesCard';

/** The upgrade in waves that this browser leads, if there is one. */
export function WavesSection() {
  const waves = useWaves();
  return waves.run ? <WavesCard run={waves.run} waves={waves} /> : null;
}
