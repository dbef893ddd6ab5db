// How long a build or a weighing takes says nothing of its result: the longest time that timers know.
jest.setTimeout(2 ** 31 - 1);
