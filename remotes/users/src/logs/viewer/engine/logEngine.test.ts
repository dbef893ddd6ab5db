import { MessageChannel } from 'node:worker_threads';
import { gzip, logText, tarOf } from './archives.fixtures';
import { connectEngine, type MessageEnd, serveEngine } from './engineCalls';
import { createLogEngine, type LogEngine } from './logEngine';

const all = { file: 0, levels: [0, 1, 2, 3, 4], onlyHits: false };
const begin = Date.UTC(2026, 0, 1);
const nobody = () => undefined;
const search = (text: string, more = {}) => ({ text, pattern: false, matchCase: false, ...more });

async function opened(content: BlobPart, engine = createLogEngine()) {
  await engine.open(new Blob([content]), 'given.log', nobody);
  return engine;
}

test('levels, times and hits narrow what is shown, and all together', async () => {
  const engine = await opened(logText(1000));
  expect(await engine.view(all)).toEqual({
    shown: 1000,
    hits: 0,
    counts: [0, 0, 900, 90, 10],
    span: [begin, begin + 999_000],
  });
  expect((await engine.view({ ...all, levels: [3, 4] })).shown).toBe(100);
  expect((await engine.view({ ...all, from: begin + 10_000, to: begin + 20_000 })).shown).toBe(10);
  expect((await engine.search(search('READER-3'), nobody)).lines).toBe(143);
  const both = await engine.view({ ...all, levels: [4], onlyHits: true });
  const rows = await engine.rows(0, 10);
  expect(both.shown).toBe(rows.length);
  expect(rows.every(({ text, level }) => text.includes('reader-3') && level === 4)).toBe(true);
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, place) => place));
});

test('a search finds the same by text and by pattern, in lines of any letters', async () => {
  const engine = await opened('Straße one\nTWO İstanbul\nthree\nstrasse\nfour é FOUR\n');
  const found = async (text: string, more = {}) => {
    await engine.search(search(text, more), nobody);
    await engine.view({ ...all, onlyHits: true });
    return (await engine.rows(0, 9)).map(({ number }) => number);
  };
  expect(await found('straße')).toEqual([1]);
  expect(await found('two i')).toEqual([]);
  expect(await found('TWO', { matchCase: true })).toEqual([2]);
  expect(await found('two', { matchCase: true })).toEqual([]);
  expect(await found('four')).toEqual([5]);
  expect(await found('^t', { pattern: true })).toEqual([2, 3]);
  expect(await found('e$', { pattern: true })).toEqual([1, 3, 4]);
  expect(await found('x*', { pattern: true })).toEqual([]);
  await expect(engine.search(search('(', { pattern: true }), nobody)).rejects.toThrow(SyntaxError);
});

test('a newer search ends the one before', async () => {
  const engine = await opened(logText(120_000));
  const first = engine.search(search('reader'), nobody);
  const second = engine.search(search('reader-1'), nobody);
  expect((await first).done).toBeLessThan(1);
  expect((await second).done).toBe(1);
});

test('hits and errors are walked in both directions, and lines are gone to by number', async () => {
  const engine = await opened(logText(300));
  await engine.search(search('reader-0'), nobody);
  await engine.view(all);
  expect([await engine.find('hit', 0, 1), await engine.find('hit', 0, -1)]).toEqual([7, 294]);
  expect([await engine.find('error', 0, 1), await engine.find('error', 99, -1)]).toEqual([99, 299]);
  await engine.view({ ...all, levels: [4] });
  expect(await engine.positionOf(150)).toBe(1);
  expect(await engine.find('hit', 0, 1)).toBe(-1);
  await engine.view({ ...all, levels: [] });
  expect(await engine.positionOf(150)).toBe(-1);
});

test('hits are counted in all files of an archive, each with lines of its own', async () => {
  const engine = await opened(gzip(await tarOf({ 'a.log': logText(10), 'b.log': 'reader-2\n' })));
  expect((await engine.search(search('reader-2'), nobody)).byFile).toEqual([2, 1]);
  expect((await engine.view({ ...all, file: 1 })).shown).toBe(1);
  expect(await engine.rows(0, 5)).toEqual([{ position: 0, number: 1, level: 0, text: 'reader-2' }]);
});

test('a line that is very long is cut, and says by how much', async () => {
  const engine = await opened(`${'x'.repeat(6000)}\r\nshort\r\n`);
  const [long, short] = await engine.rows(0, 2);
  expect([long?.text.length, long?.more, short?.text]).toEqual([5000, 1002, 'short']);
});

test('lines over time are counted with their warnings and errors', async () => {
  const engine = await opened(logText(1000));
  expect(await engine.timeline(10)).toEqual(
    Array.from({ length: 10 }, () => ({ all: 100, warnings: 9, errors: 1, hits: 0 })),
  );
});

test('lines over time follow what is shown, and count the hits of a search', async () => {
  const engine = await opened(logText(1000));
  await engine.search(search('reader-5'), nobody);
  const [first] = await engine.timeline(1);
  expect(first).toMatchObject({ all: 1000, hits: 143 });
  await engine.view({ ...all, onlyHits: true });
  expect(await engine.timeline(1)).toMatchObject([{ all: 143, hits: 143 }]);
  await engine.view({ ...all, levels: [4] });
  expect(await engine.timeline(1)).toMatchObject([{ all: 10, warnings: 0, errors: 10 }]);
});

test('the same is answered over messages, with progress and failures', async () => {
  const { port1, port2 } = new MessageChannel();
  const end = (port: typeof port1) => port as unknown as MessageEnd;
  const engine: LogEngine = connectEngine(end(port1));
  serveEngine(end(port2), createLogEngine());
  const onProgress = jest.fn();
  const result = await engine.open(new Blob([logText(50)]), 'given.log', onProgress);
  expect(result).toMatchObject({ end: 'whole', files: [{ name: 'given.log', lines: 50 }] });
  expect(onProgress).toHaveBeenCalled();
  expect((await engine.view(all)).shown).toBe(50);
  await expect(engine.search(search('(', { pattern: true }), nobody)).rejects.toMatchObject({
    name: 'SyntaxError',
  });
  expect(await engine.open(new Blob([]), 'none.log', nobody)).toEqual({ refused: 'empty' });
  port1.close();
});
