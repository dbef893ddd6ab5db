import { firstFreePort } from '@console/workspace';

/** Below the ports that systems hand out by themselves, so that nobody gets it between two tests. */
const [first, count] = [20_000, 10_000];

/** A free port for one worker, on which one server after the other may listen. */
export const lastingPort = (): Promise<number> =>
  firstFreePort(first + Math.floor(Math.random() * count), 'localhost');
