/**
 * A message of each type as publishers send it. The health message is as the service describes its health events.
 */
const samples = {
  ITEM: {
    epc: '3034F8B4C8A1E54000000A2F',
    tagId: '',
    jobId: '5f0c7d3a-1d7f-4a0e-9a57-0f6c2f3b8e11',
    jobName: 'dock-doors',
    from: { zone: 'Staging', floor: '1', facility: 'Depot', x: 2.5, y: 4.1 },
    to: { zone: 'Dock 4', floor: '1', facility: 'Depot', x: 7.2, y: 4.4 },
    observationTime: '2026-03-02T08:00:00.000Z',
  },
  HEALTH: {
    eventTime: '2026-03-02T08:00:00.000Z',
    readerId: 'dock-04',
    type: 'CONNECTION',
    code: 'NETWORK',
    args: {},
  },
  THRESHOLD: {
    epc: '3034F8B4C8A1E54000000A2F',
    fromZone: 'IN',
    toZone: 'OUT',
    threshold: 'Dock 4',
    thresholdId: 12,
    confidence: 0.97,
    jobId: '5f0c7d3a-1d7f-4a0e-9a57-0f6c2f3b8e11',
    jobName: 'dock-doors',
    observationTime: '2026-03-02T08:00:00.000Z',
  },
} as const;

/** The JSON body of a sample message; undefined for a type of message that is not known. */
export function sampleMessage(messageType: string): string | undefined {
  const sample: object | undefined = samples[messageType as keyof typeof samples];
  return sample && JSON.stringify(sample, null, 2);
}
