import { createServiceClient } from '@console/api-client';
import { ServiceClientProvider } from '@console/api-client/react';
import { MessagesProvider } from '@console/design/messages';
import { createAlerts, createSession, SessionPerson, serviceMessages } from '@console/remote/host';
import { AlertHost, AlertsProvider, useSignedIn } from '@console/remote/services';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Buttons of a page that changes what the session rests on. */
function Changes({ to }: { readonly to: string }) {
  const person = useSignedIn();
  return (
    <>
      <button
        type="button"
        aria-pressed={person?.usesToken?.('before')}
        onClick={() => person?.passwordChanged(to)}
      >
        Change the password of {person?.name}
      </button>
      <button type="button" onClick={() => person?.signOut?.('The service was reset.')}>
        Reset the service
      </button>
    </>
  );
}

function open(password: string) {
  const session = createSession();
  session.signIn({ token: 'before', user: { name: 'Admin', roles: ['Admin'] } });
  const client = createServiceClient({ baseUrl: emulator.url, token: session.token });
  render(
    <MessagesProvider locale="en" messages={serviceMessages.en}>
      <AlertsProvider alerts={createAlerts()}>
        <ServiceClientProvider client={client} pollInterval={0}>
          <SessionPerson session={session}>
            <Changes to={password} />
          </SessionPerson>
          <AlertHost />
        </ServiceClientProvider>
      </AlertsProvider>
    </MessagesProvider>,
  );
  return session;
}

const change = () => userEvent.click(screen.getByRole('button', { name: 'Change the password of Admin' }));

test('[TOUR-13] after the own password was changed the console signs in with the new one and goes on', async () => {
  const session = open('admindefault');
  await change();
  await waitFor(() => expect(session.token()).not.toBe('before'));
  expect(session.getState().status).toBe('signed-in');
});

test('[TOUR-14] when that fails, it says why and asks for the password', async () => {
  const session = open('not-the-password');
  await change();
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    /^Your password was changed, but signing in again failed: Unable to log in: \S/,
  );
  expect(session.getState()).toMatchObject({ status: 'locked', why: 'expired' });
});

test('which token the console itself uses is known', () => {
  open('admindefault');
  expect(screen.getByRole('button', { pressed: true })).toBeInTheDocument();
});

test('[ADMIN-05] a session that the service has ended is forgotten', async () => {
  const session = open('admindefault');
  await userEvent.click(screen.getByRole('button', { name: 'Reset the service' }));
  expect(session.getState()).toEqual({
    status: 'signed-out',
    end: 'signed-out-by-user',
    notice: 'The service was reset.',
  });
  expect(session.token()).toBeUndefined();
});
