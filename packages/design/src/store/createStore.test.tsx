import { act, render, screen } from '@testing-library/react';
import { createEmitter, createStore, useStore } from '.';

test('a store tells its listeners of every change, and of nothing else', () => {
  const store = createStore<readonly number[]>([]);
  const seen: unknown[] = [];
  const stop = store.subscribe(() => seen.push(store.getState()));
  const one = [1];
  store.setState(one);
  store.setState(one);
  stop();
  store.setState([2]);
  expect(seen).toEqual([[1]]);
  expect(store.getState()).toEqual([2]);
});

test('a listener that subscribes another one is not called for ever', () => {
  const { emit, subscribe } = createEmitter<string>();
  const seen: string[] = [];
  subscribe((event) => {
    seen.push(event);
    subscribe((later) => void seen.push(`later ${later}`));
  });
  emit('a');
  expect(seen).toEqual(['a']);
  emit('b');
  expect(seen).toEqual(['a', 'b', 'later b']);
});

test('a component that reads a part of a store is rendered again only when the part changes', () => {
  const store = createStore({ name: 'Ada', clicks: 0 });
  let renders = 0;
  function Name() {
    renders += 1;
    return useStore(store, ({ name }) => name);
  }
  const Clicks = () => useStore(store).clicks;
  render(
    <>
      <Name /> <Clicks />
    </>,
  );
  const change = (clicks: number, name: string) => act(() => store.setState({ clicks, name }));
  change(7, 'Ada');
  expect(renders).toBe(1);
  change(7, 'Bob');
  expect(screen.getByText('Bob 7')).toBeInTheDocument();
});
