/** @jest-environment ./packages/testing/src/environments/dom.ts */
import { act, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import type { RfidConsole, RfidRemoteElement, RfidToken } from './integrators';
import type {} from './jsx';
import { RfidRemote } from './react';

const page = globalThis as { rfidConsole?: RfidConsole | undefined };
const origin = 'https://console.example';

/** The element as far as the component uses it. */
class Element extends HTMLElement {
  token: RfidToken | undefined;
  brand: object | undefined;
  retry = jest.fn();
}

beforeAll(() => customElements.define('rfid-remote', Element));
beforeEach(() => {
  page.rfidConsole = { origin } as RfidConsole;
});
afterEach(() => {
  page.rfidConsole = undefined;
  document.head.replaceChildren();
});

const shown = () => document.querySelector<Element & RfidRemoteElement>('rfid-remote');
const settled = () => act(async () => undefined);

test('options are attributes, token and brand are properties, and all of them follow the properties', async () => {
  const { rerender } = render(
    <RfidRemote
      console={origin}
      name="readers"
      view="content"
      path="/readers"
      token={() => 'one'}
      className="tall"
    />,
  );
  await settled();
  expect(shown()?.outerHTML).toBe(
    '<rfid-remote name="readers" path="/readers" view="content" class="tall"></rfid-remote>',
  );
  const { token } = shown() ?? {};
  expect(typeof token === 'function' && token()).toBe('one');
  rerender(
    <RfidRemote
      console={origin}
      name="readers"
      theme="dark"
      token={() => 'two'}
      brand={{ accent: 'teal' }}
    />,
  );
  expect(shown()?.getAttribute('theme')).toBe('dark');
  expect(shown()?.brand).toEqual({ accent: 'teal' });
  // The same function, since another one would be another user.
  expect(shown()?.token).toBe(token);
  expect(typeof token === 'function' && token()).toBe('two');
});

test('events come to the listener of the last render, with their details', async () => {
  const [before, after] = [jest.fn(), jest.fn()];
  const { rerender } = render(<RfidRemote console={origin} name="readers" onSelected={before} />);
  await settled();
  rerender(<RfidRemote console={origin} name="readers" onSelected={({ detail }) => after(detail.id)} />);
  shown()?.dispatchEvent(
    new CustomEvent('rfid-selected', { detail: { model: 'reader', id: 'Dock 4', path: '/' } }),
  );
  expect(before).not.toHaveBeenCalled();
  expect(after).toHaveBeenCalledWith('Dock 4');
});

test('commands go to the element', async () => {
  const element = createRef<RfidRemoteElement>();
  render(<RfidRemote console={origin} name="readers" element={element} />);
  await settled();
  expect(element.current).toBe(shown());
});

test('loading and failure are slots of the element, and a way to try again', async () => {
  render(
    <RfidRemote
      console={origin}
      name="readers"
      loading="One moment"
      failure={(retry) => (
        <button type="button" onClick={retry}>
          Once more
        </button>
      )}
    />,
  );
  expect(screen.getByText('One moment')).toBeVisible();
  await settled();
  expect(screen.getByText('One moment').closest('[slot]')?.slot).toBe('loading');
  screen.getByRole('button', { name: 'Once more' }).click();
  expect(shown()?.retry).toHaveBeenCalledTimes(1);
});

test('a console that does not load is said in its place, and is asked once more on demand', async () => {
  page.rfidConsole = undefined;
  render(
    <RfidRemote
      console={origin}
      name="readers"
      failure={(retry, error) => (
        <button type="button" onClick={retry}>
          {error?.message}
        </button>
      )}
    />,
  );
  await act(async () => document.querySelector('script')?.dispatchEvent(new Event('error')));
  const button = screen.getByRole('button', { name: /could not be loaded from/ });
  await act(async () => button.click());
  page.rfidConsole = { origin } as RfidConsole;
  await act(async () => document.querySelector('script')?.dispatchEvent(new Event('load')));
  expect(shown()).not.toBeNull();
});

test('TSX knows the element, its options and its events', () => {
  const part = <rfid-remote name="readers" view="content" theme="dark" sign-in="tab" token={() => 'token'} />;
  // @ts-expect-error a theme that does not exist
  const wrong = <rfid-remote name="readers" theme="night" />;
  render(
    <>
      {part}
      {wrong}
    </>,
  );
  expect(document.querySelectorAll('rfid-remote')).toHaveLength(2);
});
