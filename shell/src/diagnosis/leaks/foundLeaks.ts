import { createStore } from '@console/design/store';
import type { Leak } from './leak';

/** Leftovers of each remote when its pages were left last, by its name. */
export const foundLeaks = createStore<Readonly<Record<string, readonly Leak[]>>>({});
