/** So many messages wait while a broker cannot be reached; more push out the oldest. */
const longest = 1000;

/** Messages that wait for a broker. */
interface Backlog<Message> {
  add(message: Message): void;
  /** Takes all out, oldest first. */
  takeAll(): readonly Message[];
}

/** Nothing waits yet. @param limit most that wait */
export function createBacklog<Message>(limit = longest): Backlog<Message> {
  let waiting: Message[] = [];
  return {
    add(message) {
      waiting.push(message);
      if (waiting.length > limit) waiting.shift();
    },
    takeAll() {
      const all = waiting;
      waiting = [];
      return all;
    },
  };
}
