import { readOngoingProcess } from './adapter';

test.each([
  [
    {
      processId: 7,
      processType: 'capInstall',
      startTime: '2016-03-02T08:00:00.000Z[GMT]',
      maxTimeMinutes: 20,
    },
    { processId: '7', processType: 'capInstall', startTime: '2016-03-02T08:00:00.000Z' },
  ],
  [{ processId: 'a', processType: null, startTime: null }, { processId: 'a' }],
])('[REGISTER-20] the process %j is shown as %j', (answer, shown) => {
  expect(readOngoingProcess(answer)).toEqual(shown);
});
