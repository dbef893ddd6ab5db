/** @jest-environment ./packages/testing/src/environments/dom.ts */
import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { RemoteFailure } from '../registry/RemoteFailure';
import { RemoteBoundary } from './RemoteBoundary';

const thrown = new Error('sabotage in a cleanup');

function Leaving() {
  useEffect(
    () => () => {
      throw thrown;
    },
    [],
  );
  return <p>first page</p>;
}

const recovered = jest.fn();

const boundary = (attempt: string, children: React.ReactNode) => (
  <RemoteBoundary attempt={attempt} fallback={() => <p>failed</p>} onRecovered={recovered}>
    {children}
  </RemoteBoundary>
);

let complain: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  recovered.mockReset();
  complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  complain.mockRestore();
  jest.useRealTimers();
});

test('a page that throws while it is left does not take the next one away, and is told', () => {
  const { rerender } = render(boundary('/a', <Leaving key="a" />));
  rerender(boundary('/b', <p key="b">second page</p>));
  expect(screen.getByText('second page')).toBeVisible();
  act(() => jest.runAllTimers());
  expect(recovered.mock.calls).toEqual([[thrown]]);
});

test('a page that throws each time ends as failed, and nobody is told that it recovered', () => {
  let drawn = 0;
  function Broken(): never {
    drawn += 1;
    throw new Error('sabotage');
  }
  const { rerender } = render(boundary('/a', <p key="a">first page</p>));
  rerender(boundary('/b', <Broken key="b" />));
  expect(screen.getByText('failed')).toBeVisible();
  const before = drawn;
  act(() => jest.runAllTimers());
  expect(recovered).not.toHaveBeenCalled();
  expect(drawn).toBe(before);
});

test('code that was not there, or was stopped, is not asked for again by itself', () => {
  /** Number of times React draws what throws, by itself. */
  function timesDrawn(thrown: unknown): number {
    let drawn = 0;
    function Broken(): never {
      drawn += 1;
      throw thrown;
    }
    const { rerender, unmount } = render(boundary('/a', <p key="a">first page</p>));
    rerender(boundary('/b', <Broken key="b" />));
    act(() => jest.runAllTimers());
    expect(screen.getByText('failed')).toBeVisible();
    unmount();
    return drawn;
  }
  const stopped = timesDrawn(new RemoteFailure('blocking', { name: 'readers', version: '1.0.0' }));
  expect(stopped).toBeLessThan(timesDrawn(new Error('broken')));
});
