import type { PlanPointer } from '@console/design/plan';
import { canvasTool } from './canvasTool';
import { canvasOf, flat } from './modes/studio.fixtures';

const element = (data: Record<string, string> = {}) => {
  const part = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  Object.assign(part.dataset, data);
  return part.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'circle'));
};
/** A pointer over what has this data, at a place in metres. */
const over = (data: Record<string, string> | undefined, x: number, y: number): PlanPointer => ({
  at: { x, y },
  target: element(data),
  shift: false,
  alt: false,
});
const open = () => {
  const page = canvasOf();
  return { ...page, tool: canvasTool(page.canvas, { current: undefined }, { x: 0, y: 0 }) };
};
const key = (name: string) => ({ key: name, shift: false, control: false });

test('a zone under the pointer is chosen and moved; its corners are then under the pointer, too', () => {
  const { tool, zone, now } = open();
  expect(tool.press?.(over({ zone: '2' }, 11, 1))).toBe(true);
  tool.move?.(over(undefined, 13, 1));
  tool.release?.();
  expect(flat(zone(2).corners).slice(0, 2)).toEqual([12_000, 0]);
  tool.press?.(over({ corner: '0' }, 12, 0));
  tool.move?.(over(undefined, 11, -1));
  tool.release?.();
  tool.move?.(over(undefined, 50, 50));
  expect(flat(zone(2).corners).slice(0, 2)).toEqual([11_000, -1000]);
  expect(now().chosen?.name).toBe('Dock');
});

test('a second finger takes back what the first has moved, and so does Escape', () => {
  const { tool, zone } = open();
  for (const undo of [() => tool.cancel?.(), () => tool.key?.(key('Escape'))]) {
    tool.press?.(over({ zone: '1' }, 1, 1));
    tool.move?.(over(undefined, 9, 9));
    undo();
    expect(flat(zone(1).corners).slice(0, 2)).toEqual([0, 0]);
  }
});

test('the floor is the plan’s to move, and keys that mean nothing here are its, too', () => {
  const { tool } = open();
  expect(tool.press?.(over(undefined, 50, 50))).toBe(false);
  expect(['+', '0', 'ArrowLeft'].map((each) => tool.key?.(key(each)))).toEqual([false, false, false]);
  expect(tool.key?.(key('n'))).toBe(true);
  expect(tool.key?.(key('ArrowLeft'))).toBe(true);
});
