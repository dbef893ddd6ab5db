/** @jest-environment ./packages/testing/src/environments/dom.ts */
import { publishedAreas } from '@console/remote/contract';
import type { Navigation } from '../areas/navigation';
import { prefetchLikelyPages } from './prefetchLikelyPages';

const beginCode = jest.fn(async () => undefined);
const keepFiles = jest.fn();
const { readers, recipes, jobs, users, admin } = publishedAreas;

const navigation: Navigation = {
  areas: [readers, recipes, jobs, users, { ...admin, place: 'more' }],
  pages: [],
  hasOverview: false,
  installed: new Set(['readers', 'recipes', 'jobs', 'admin']),
};

const fetchAt = (pathname: string, stay = new AbortController().signal) =>
  prefetchLikelyPages({ beginCode, keepFiles }, navigation, pathname, stay);

beforeEach(() => {
  localStorage.clear();
  for (const mock of [beginCode, keepFiles]) mock.mockClear();
});

test('of areas that nobody visited on this device only the files are fetched: those of the bar that are installed', async () => {
  await fetchAt('/readers/definitions');
  expect(keepFiles.mock.calls).toEqual([['/recipes'], ['/jobs']]);
  expect(beginCode).not.toHaveBeenCalled();
});

test('the code of visited areas is loaded, before the files of the others', async () => {
  await fetchAt('/jobs');
  keepFiles.mockClear();
  await fetchAt('/readers/definitions');
  expect(beginCode.mock.calls).toEqual([['/jobs']]);
  expect(keepFiles.mock.calls).toEqual([['/recipes']]);
});

test('who goes on ends it', async () => {
  const stay = new AbortController();
  keepFiles.mockImplementation(() => stay.abort());
  await fetchAt('/readers/definitions', stay.signal);
  expect(keepFiles).toHaveBeenCalledTimes(1);
});

test.each(['{', '7', '[null, {}]'])('%s in the storage of the browser is no list of areas', async (text) => {
  localStorage.setItem('console-visited-areas', text);
  await fetchAt('/jobs');
  expect(keepFiles).toHaveBeenCalledWith('/recipes');
  expect(JSON.parse(localStorage.getItem('console-visited-areas') ?? '')).toEqual(['jobs']);
});
