import { useServiceClient } from '@console/api-client/react';
import { useSignedIn } from '@console/remote/services';
import { useState } from 'react';
import { waveStore } from './waveStore';

/**
 * True if this browser keeps an upgrade in waves of who is signed in, so that what leads it has to be loaded; with it,
 * what says that one has begun.
 */
export function useKeptWaves(): readonly [boolean, () => void] {
  const { baseUrl } = useServiceClient();
  const user = useSignedIn()?.name ?? '';
  const [kept, setKept] = useState(() => waveStore(user, baseUrl).read() !== undefined);
  return [kept, () => setKept(true)];
}
