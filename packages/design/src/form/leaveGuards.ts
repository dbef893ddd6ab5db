import { use } from 'react';
import { DataRouterContext } from '../router';
import { createStore, type Store } from '../store';

/** Tells whether its form holds input that would be lost. */
export type LeaveGuard = () => boolean;

/** The guards of all forms below one router, the one that is there longest first. */
export type LeaveGuards = Store<readonly LeaveGuard[]>;

const guardsOfRouters = new WeakMap<object, LeaveGuards>();

/**
 * The guards below the router of the caller: parts on one page have routers of their own.
 * @throws Error when there is no router around
 */
export function useLeaveGuards(): LeaveGuards {
  const router = use(DataRouterContext)?.router;
  if (!router) throw new Error('A form with a guard needs a router around it.');
  const known = guardsOfRouters.get(router);
  if (known) return known;
  const guards: LeaveGuards = createStore<readonly LeaveGuard[]>([]);
  guardsOfRouters.set(router, guards);
  return guards;
}
