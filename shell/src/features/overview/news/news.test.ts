/** @jest-environment ./packages/testing/src/environments/dom.ts */
import { leftBefore, noteLeaving } from './leaving';
import { sortedNews } from './sortedNews';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** A new tab of the same browser. */
const openTab = () => sessionStorage.clear();

test('a visit begins where the one before ended, and keeps that however often the page is loaded anew', () => {
  expect(leftBefore('Ada')).toBeUndefined();
  noteLeaving('Ada', 1000, true);
  expect(leftBefore('Ada')).toBe(1000);
  noteLeaving('Ada', 2000, false);
  expect(leftBefore('Ada')).toBe(1000);
  openTab();
  expect(leftBefore('Ada')).toBe(2000);
});

test('a page that is loaded anew before anybody has asked does not shorten the visit', () => {
  noteLeaving('Ada', 1000, true);
  noteLeaving('Ada', 2000, false);
  expect(leftBefore('Ada')).toBe(1000);
});

test('who else signs in in the tab has a time of their own', () => {
  noteLeaving('Ada', 1000, true);
  expect(leftBefore('Ada')).toBe(1000);
  expect(leftBefore('Bob')).toBeUndefined();
});

test('what lasts comes first, then what ended or happened last', () => {
  const line = (key: string, times: object) => ({
    key,
    tone: 'neutral' as const,
    name: key,
    to: '/',
    text: '',
    ...times,
  });
  const reports = [
    {
      lines: [
        line('over', { at: '2026-03-02T01:00:00Z', until: '2026-03-02T05:00:00Z' }),
        line('early', { at: '2026-03-02T02:00:00Z' }),
      ],
    },
    { lines: undefined },
    { lines: [line('lasts', { at: '2026-03-01T01:00:00Z', lasts: true }), line('before', {})] },
  ];
  expect(sortedNews(reports).map(({ line: { name } }) => name)).toEqual(['lasts', 'over', 'early', 'before']);
});
