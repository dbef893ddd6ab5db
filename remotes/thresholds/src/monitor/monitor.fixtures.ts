import type { TransitionEvent } from '@console/api-client/sockets';

/** A transition as a socket brings it. */
export const transition = (change: Partial<TransitionEvent> = {}): TransitionEvent => ({
  epc: '3034AB01',
  observationTime: '2026-03-01T10:00:00.000Z',
  confidence: 0.875,
  toZone: 'IN',
  ...change,
});

/** A threshold as the service answers it. */
export const answeredThreshold = (id: number, name: string) => ({
  id,
  name,
  facility: 'DC',
  readerArrangement: 'OVERHEAD',
  readers: { [`${name} reader`]: { antennaConfigurationId: 1 } },
});
