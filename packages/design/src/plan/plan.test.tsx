import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Plan, type PlanChoice } from '.';

const square = [
  { x: 0, y: 0 },
  { x: 20, y: 0 },
  { x: 20, y: 10 },
  { x: 0, y: 10 },
];

function Floor({ items = 2 }: { items?: number }) {
  const [selected, setSelected] = useState<PlanChoice | null>(null);
  return (
    <Plan
      label="Ground floor"
      zones={[{ name: 'Dock', corners: square }]}
      readers={[{ name: 'reader-1', x: 5, y: 5, yaw: 90, tone: 'danger', state: 'disconnected' }]}
      items={Array.from({ length: items }, (_, index) => ({ name: `item-${index}`, x: index % 20, y: 1 }))}
      selected={selected}
      onSelect={setSelected}
    />
  );
}

const plan = () => screen.getByRole('application', { name: 'Ground floor' });
const seen = () => plan().getAttribute('viewBox')?.split(' ').map(Number) ?? [];

test('everything on the floor stands in a list with its place and state', () => {
  render(<Floor />);
  const list = screen.getByRole('region', { name: 'On Ground floor' });
  expect(within(list).getByRole('button', { name: 'Dock 10 m, 5 m' })).toBeVisible();
  expect(within(list).getByRole('button', { name: 'reader-1 disconnected, 5 m, 5 m' })).toBeVisible();
  expect(within(list).getByRole('button', { name: '2 items' })).toHaveAttribute('aria-expanded', 'false');
});

test('it starts with the whole floor; buttons zoom, and show the whole again', async () => {
  const user = userEvent.setup();
  render(<Floor />);
  expect(seen()).toEqual([-1, -11, 22, 12]);
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(seen()[2]).toBeCloseTo(22 / 1.5);
  expect(screen.getByText('14.7 m × 8 m')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Zoom out' }));
  await user.click(screen.getByRole('button', { name: 'Zoom out' }));
  expect(seen()).toEqual([-1, -11, 22, 12]);
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  await user.click(screen.getByRole('button', { name: 'Show the whole floor' }));
  expect(seen()).toEqual([-1, -11, 22, 12]);
});

test('keys zoom and move', async () => {
  const user = userEvent.setup();
  render(<Floor />);
  act(() => plan().focus());
  await user.keyboard('++');
  const [left = 0, top = 0, width = 0, height = 0] = seen();
  await user.keyboard('{ArrowRight}{ArrowUp}');
  expect(seen()[0]).toBeCloseTo(left + width * 0.2);
  expect(seen()[1]).toBeCloseTo(top - height * 0.2);
  await user.keyboard('0');
  expect(seen()[2]).toBe(22);
});

test('the wheel zooms without scrolling the page', () => {
  render(<Floor />);
  const wheel = new WheelEvent('wheel', { deltaY: -1, cancelable: true, bubbles: true });
  act(() => {
    plan().dispatchEvent(wheel);
  });
  expect(wheel.defaultPrevented).toBe(true);
  expect(seen()[2]).toBeLessThan(22);
});

// jsdom has no pointer events; those of the mouse have all that is read.
const pointer = (type: string, clientX: number) =>
  fireEvent(plan(), new MouseEvent(type, { clientX, clientY: 60, bubbles: true }));

test('the pointer drags', async () => {
  const user = userEvent.setup();
  render(<Floor />);
  plan().getBoundingClientRect = () => DOMRect.fromRect({ width: 220, height: 120 });
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  const [left = 0] = seen();
  pointer('pointerdown', 100);
  pointer('pointermove', 80);
  expect(seen()[0]).toBeGreaterThan(left);
  const [there] = seen();
  pointer('pointerup', 80);
  pointer('pointermove', 60);
  expect(seen()[0]).toBe(there);
});

test('what is chosen in the list is emphasised and comes to the middle', async () => {
  const user = userEvent.setup();
  render(<Floor />);
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  const entry = screen.getByRole('button', { name: /reader-1/ });
  await user.click(entry);
  expect(entry).toHaveAttribute('aria-pressed', 'true');
  const [left = 0, , width = 0] = seen();
  expect(left + width / 2).toBeCloseTo(5);
});

test('of very many items the first are listed and the others counted', async () => {
  const user = userEvent.setup();
  render(<Floor items={1000} />);
  await user.click(screen.getByRole('button', { name: '1,000 items' }));
  expect(screen.getAllByRole('button', { name: /^item-/ })).toHaveLength(200);
  expect(screen.getByText('800 more are not listed here.')).toBeVisible();
});

test('where the browser has no image of the floor, a sentence says how to get it; a plan of no map says nothing', async () => {
  const { rerender } = render(<Plan label="Ground floor" of={{ zoneMap: 'Store', floor: 'DEFAULT' }} />);
  expect(
    await screen.findByText(/^This browser has no image of this floor.*“Draw zones” of Store\.$/),
  ).toBeVisible();
  rerender(<Plan label="Ground floor" />);
  expect(screen.queryByText(/^This browser has no image/)).toBeNull();
});

test('two fingers zoom, and click nothing', () => {
  render(<Floor />);
  plan().getBoundingClientRect = () => DOMRect.fromRect({ width: 220, height: 120 });
  const finger = (type: string, pointerId: number, clientX: number) => {
    const event = new MouseEvent(type, { clientX, clientY: 60, bubbles: true });
    fireEvent(plan(), Object.defineProperty(event, 'pointerId', { value: pointerId }));
  };
  finger('pointerdown', 1, 80);
  finger('pointerdown', 2, 140);
  finger('pointermove', 1, 50);
  finger('pointermove', 2, 170);
  expect(seen()[2]).toBeCloseTo(11);
  finger('pointerup', 1, 50);
  finger('pointerup', 2, 170);
  expect(seen()[2]).toBeCloseTo(11);
});
