import type { TabChannel } from '../otherTabs';

/** Name of the channel on which tabs ask each other who is at work. */
export const workChannelName = 'console-company';

/** Time in ms that other tabs get to answer. */
const timeToAnswer = 500;

/** A question for a person, or its answer. */
interface Message {
  readonly asks?: string;
  readonly works?: string;
}

/**
 * Lets tabs tell each other whether a person is at work in them.
 * @param isAtWork tells it of this tab.
 * @returns asks whether a person is at work in another tab.
 */
export function tabsAtWork(
  channel: TabChannel,
  isAtWork: (person: string) => boolean,
): (person: string) => Promise<boolean> {
  const waiting = new Map<string, () => void>();
  channel.onmessage = ({ data }: MessageEvent<Message | null>) => {
    const { asks, works } = data ?? {};
    if (asks !== undefined && isAtWork(asks)) channel.postMessage({ works: asks } satisfies Message);
    if (works !== undefined) waiting.get(works)?.();
  };
  return (person) =>
    new Promise((resolve) => {
      const end = (works: boolean) => {
        clearTimeout(limit);
        waiting.delete(person);
        resolve(works);
      };
      const limit = setTimeout(end, timeToAnswer, false);
      waiting.set(person, () => end(true));
      channel.postMessage({ asks: person } satisfies Message);
    });
}
