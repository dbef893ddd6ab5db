import type { Translate } from '@console/design/messages';
import { resolveRegistry } from '@console/remote/registry';
import { declaredTour } from '../../testing/declaredTour';
import { createTour, type Tour } from './createTour';
import { planTour, stopToStart } from './planTour';

const stops = planTour(resolveRegistry(declaredTour), ((key: string) => key) as Translate);
const list = '/readers/definitions';

let opened: string[];
let onEnd: jest.Mock;
let tour: Tour;

beforeEach(() => {
  opened = [];
  onEnd = jest.fn();
  tour = createTour({
    goTo: (path) => {
      opened.push(path);
      tour.arrive(path);
    },
    onEnd,
  });
  tour.arrive(list);
});

const target = () => tour.getState()?.stop.target;
const nextTimes = (times: number) => {
  for (let time = 0; time < times; time += 1) tour.next();
};

test('it opens the first page anew, then the page of each stop where another one is open', () => {
  tour.start(stops);
  nextTimes(stops.length);
  expect(opened).toEqual([list, '/users', '/facilities', list, '/admin', '/admin/scanner-config', list]);
  tour.back();
  expect([target(), opened.at(-1)]).toEqual(['network-form', '/admin/scanner-config']);
});

test('it goes on by the form it waits for, and by no other', () => {
  tour.start(stops);
  nextTimes(2);
  tour.emit('facility-saved');
  expect(target()).toBe('users-table');
  tour.emit('user-form-shown');
  expect(target()).toBe('user-password');
  tour.emit('admin-password-saved');
  expect(target()).toBe('facility-form');
  tour.emit('facility-saved');
  expect(target()).toBe('navigation-more');
});

test('who takes the way that the tour shows gets to the next stop by it', () => {
  tour.start(stops);
  nextTimes(5);
  expect(target()).toBe('navigation-more');
  tour.arrive('/jobs');
  expect(target()).toBe('navigation-more');
  tour.arrive('/admin');
  expect(target()).toBe('scanner-config-card');
  tour.arrive('/admin/scanner-config');
  expect(target()).toBe('network-form');
});

test('where a form is awaited, going elsewhere leaves the tour where it is', () => {
  tour.start(stops);
  nextTimes(4);
  expect(target()).toBe('facility-form');
  tour.arrive(list);
  expect(target()).toBe('facility-form');
});

test('it begins at any stop, anew as often as it is asked for, and its end is told where it is to be noted', () => {
  tour.start([]);
  expect(tour.getState()).toBeUndefined();
  tour.start(stops, { at: stopToStart(stops, 'facility') });
  expect(target()).toBe('facility-form');
  tour.start(stops, { noted: false });
  expect(tour.getState()).toMatchObject({ at: 0 });
  tour.end();
  expect(onEnd).not.toHaveBeenCalled();
  tour.start(stops);
  tour.end();
  tour.end();
  expect(tour.getState()).toBeUndefined();
  expect(onEnd).toHaveBeenCalledTimes(1);
});
