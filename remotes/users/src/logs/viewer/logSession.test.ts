import { logText, tarOf } from './engine/archives.fixtures';
import { createLogEngine } from './engine/logEngine';
import type { StartedEngine } from './engine/startLogEngine';
import { type LogSessionOptions, type LogSource, openLogSession } from './logSession';

const inProcess = async (): Promise<StartedEngine> => ({
  engine: createLogEngine(),
  separate: false,
  end: () => undefined,
});

async function open(content: BlobPart, options: LogSessionOptions = {}, more: Partial<LogSource> = {}) {
  const session = openLogSession(
    { content: new Blob([content]), name: 'dock.log', ...more },
    { start: inProcess, ...options },
  );
  await until(session, ({ phase }) => phase !== 'opening');
  return session;
}

type Session = ReturnType<typeof openLogSession>;
type State = ReturnType<Session['getState']>;

const until = (session: Session, holds: (state: State) => boolean) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (!holds(session.getState())) return;
      stop();
      resolve();
    };
    const stop = session.subscribe(look);
    look();
  });

test('a link opens its file at its line', async () => {
  const session = await open(logText(1000), { file: 'dock.log', line: 500 });
  expect(session.getState()).toMatchObject({ phase: 'open', current: 499, end: 'whole' });
  expect(session.getState().timeline).toHaveLength(120);
});

const begin = Date.UTC(2026, 0, 1);

test('a link opens the file of its reader at its moment, with its search', async () => {
  const files = { 'Aisle/reader.log': logText(10), 'Dock%201/reader.log': logText(1000) };
  const session = await open(await tarOf(files), {
    reader: 'Dock 1',
    at: begin + 500_000,
    search: 'Reader-5',
  });
  await until(session, ({ current }) => current > 0);
  expect(session.getState()).toMatchObject({
    view: { file: 1 },
    current: 500,
    result: { byFile: [1, 143] },
    missed: undefined,
  });
});

test('a link without a file opens the one with most hits at its moment', async () => {
  const files = { 'jobs.log': logText(10), 'health.log': logText(100).replaceAll('reader-5', 'CPU_USAGE') };
  const session = await open(await tarOf(files), { at: begin + 50_000, search: 'cpu_usage' });
  await until(session, ({ current }) => current > 0);
  expect(session.getState()).toMatchObject({ view: { file: 1 }, current: 50 });
});

test.each([
  ['later', logText(10), { at: begin - 1 }, 0],
  ['earlier', logText(10), { at: begin + 60_000 }, 9],
  ['untimed', 'one\ntwo\n', { at: begin }, 1],
  ['noFile', logText(10), { at: begin + 5000, reader: 'Dock' }, 5],
])(
  'a moment that is not there (%s) is said, and the nearest line is shown',
  async (why, text, place, line) => {
    const session = await open(text, place);
    await until(session, ({ missed }) => missed !== undefined);
    expect(session.getState()).toMatchObject({ missed: { why }, current: line });
  },
);

test('a filter keeps the current line, or the next one that is shown', async () => {
  const session = await open(logText(1000), { line: 500 });
  await session.setView({ levels: [4] });
  const { current, summary } = session.getState();
  expect(summary.shown).toBe(10);
  expect((await session.rows(current, current + 1))[0]?.number).toBe(500);
  await session.setView({ levels: [0, 1, 2, 3, 4] });
  expect(session.getState().current).toBe(499);
});

test('hits are found, gone to, and forgotten with the search', async () => {
  const session = await open(logText(1000));
  await session.setSearch({ text: 'reader-5', pattern: false, matchCase: false });
  expect(session.getState()).toMatchObject({ searching: false, result: { lines: 143, done: 1 } });
  expect(await session.find('hit', 1)).toBe(true);
  expect(session.getState().current).toBe(5);
  await session.setSearch({ text: '', pattern: false, matchCase: false });
  expect(await session.find('hit', 1)).toBe(false);
  expect(session.getState()).toMatchObject({ search: undefined, result: undefined });
});

test('a pattern that is none is said, and nothing is lost', async () => {
  const session = await open(logText(10));
  await session.setSearch({ text: '(', pattern: true, matchCase: false });
  expect(session.getState()).toMatchObject({ problem: 'syntax', searching: false, phase: 'open' });
  expect(session.getState().summary.shown).toBe(10);
});

test('a pattern that hangs is stopped by ending its worker, and the file is read anew', async () => {
  let [starts, ends] = [0, 0];
  const end = () => {
    ends += 1;
  };
  const start = async (): Promise<StartedEngine> => {
    starts += 1;
    const engine = createLogEngine();
    const stuck = { ...engine, search: () => new Promise<never>(() => undefined) };
    return { engine: starts === 1 ? stuck : engine, separate: true, end };
  };
  const session = await open(logText(10), { start, timeoutMs: 5 });
  void session.setSearch({ text: '(a+)+$', pattern: true, matchCase: false });
  await until(session, ({ problem }) => problem === 'tooLong');
  expect((await session.rows(0, 10)).length).toBe(10);
  expect([starts, ends]).toEqual([2, 1]);
  void session.setSearch({ text: 'reader-1', pattern: false, matchCase: false });
  await until(session, ({ result, searching }) => !searching && result?.lines === 2);
});

test('a file that is refused says why; an answer that ended in the middle is said and its lines are there', async () => {
  expect((await open(new Uint8Array(1000))).getState()).toMatchObject({
    phase: 'refused',
    refusal: 'noText',
  });
  const session = await open('one\ntwo', {}, { incomplete: true });
  expect(session.getState()).toMatchObject({ phase: 'open', end: 'cut', summary: { shown: 2 } });
});
