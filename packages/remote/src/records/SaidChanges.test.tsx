import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { SaidChanges } from './SaidChanges';

interface Door {
  readonly name: string;
  readonly state?: string;
}

const keyOf = ({ name }: Door) => name;
const stateOf = ({ state }: Door) => state;
const sentenceOf = (state: string, doors: readonly Door[]) =>
  state === 'shut' ? undefined : `${doors.map(keyOf)} ${state}.`;

let draw: (element: ReactElement) => void;
let region: Element | null;

beforeEach(() => {
  const { rerender, container } = render(said(undefined));
  draw = rerender;
  region = container.querySelector('[aria-live=polite]');
});

const said = (rows: readonly Door[] | undefined) => (
  <SaidChanges rows={rows} keyOf={keyOf} stateOf={stateOf} sentenceOf={sentenceOf} />
);

/** Gives what is said after some polls. */
function poll(...polls: readonly (readonly Door[] | undefined)[]): string | null | undefined {
  for (const rows of polls) draw(said(rows));
  return region?.textContent;
}

const door = (name: string, state?: string): Door => ({ name, state });
const shut = [door('a', 'shut'), door('b', 'shut'), door('c', 'shut')];

const elementSaid = () => region?.firstElementChild;

test.each([
  ['what is there at first is not said', [...shut], ''],
  ['one sentence for all of a state', [door('a', 'open'), door('b', 'open'), door('c', 'shut')], 'a,b open.'],
  ['one for each state', [door('a', 'open'), door('b', 'stuck'), door('c', 'open')], 'a,c open. b stuck.'],
  ['what is new counts from the next poll on', [...shut, door('d', 'open')], ''],
  ['what went is not said', shut.slice(1), ''],
])('of a poll: %s', (_, rows, sentence) => {
  expect(poll(shut, rows)).toBe(sentence);
});

test('what is not known is no change, and what was known before counts again then', () => {
  const unknown = shut.map(({ name }) => door(name));
  expect(poll(shut, unknown, undefined, [...shut])).toBe('');
  expect(poll(unknown, [door('a', 'open')])).toBe('a open.');
});

test('what is the same of another time is a new element, so that it is said; the next poll does not repeat it', () => {
  const open = [door('a', 'open')];
  poll(shut, open);
  const first = elementSaid();
  poll([...open]);
  expect(elementSaid()).toBe(first);
  poll([door('a', 'shut')], [...open]);
  expect(elementSaid()).not.toBe(first);
});
