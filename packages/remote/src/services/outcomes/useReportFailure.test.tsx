import { ServiceError } from '@console/api-client';
import { MessagesProvider } from '@console/design/messages';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AlertsProvider } from '../alerts';
import { createAlerts } from '../alerts/createAlerts';
import { serviceMessages } from '../serviceMessages';
import { useReportFailure } from '.';

function reporting() {
  const alerts = createAlerts();
  const { result } = renderHook(() => useReportFailure('registration'), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MessagesProvider locale="en" messages={serviceMessages.en}>
        <AlertsProvider alerts={alerts}>{children}</AlertsProvider>
      </MessagesProvider>
    ),
  });
  return {
    report: result.current,
    said: () => alerts.getState().current.map(({ tone, title, lines }) => [tone, title, lines]),
  };
}

test('[ERROR-09] a failure is a danger with the words of the page and the reason below them', () => {
  const { report, said } = reporting();
  report('It could not be started.', new Error('no package'));
  expect(said()).toEqual([['danger', 'It could not be started.', ['no package']]]);
});

test('the end of the session is not repeated', () => {
  const { report, said } = reporting();
  report(
    'It failed.',
    new ServiceError({
      kind: 'refused',
      call: { name: 'show job', method: 'GET', path: '/jobs' },
      title: 'Unauthorized',
      detail: '',
      status: 401,
    }),
  );
  expect(said()).toEqual([]);
});
