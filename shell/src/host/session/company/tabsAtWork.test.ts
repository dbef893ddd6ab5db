import type { TabChannel } from '../otherTabs';
import { tabsAtWork } from './tabsAtWork';

/** Tabs of one browser, in each of which these people are at work; a frozen one says nothing. */
function tabs(...people: readonly (string | 'frozen' | undefined)[]) {
  const channels = people.map((): TabChannel => ({ onmessage: null, postMessage: () => undefined }));
  for (const channel of channels)
    channel.postMessage = (data: unknown) => {
      for (const other of channels)
        if (other !== channel) other.onmessage?.(new MessageEvent('message', { data }));
    };
  return people.map((who, at) => {
    const channel = channels[at] as TabChannel;
    const ask = tabsAtWork(channel, (person) => person === who);
    if (who === 'frozen') channel.onmessage = null;
    return ask;
  });
}

test.each([
  ['is at work in another tab', ['ada', undefined, 'ada'], true],
  ['is at work in this tab only', ['ada', undefined], false],
  ['is not at work where somebody else is', ['ada', 'bob'], false],
  ['is at work nowhere where the other tab does not answer', ['ada', 'frozen'], false],
  ['is at work nowhere where there is no other tab', [undefined], false],
])('a person %s', async (_what, people, isAtWork) => {
  const [ask] = tabs(...people);
  expect(await ask?.('ada')).toBe(isAtWork);
});

test('each of several questions gets its answer', async () => {
  const [ask] = tabs(undefined, 'ada', 'bob');
  expect(await Promise.all(['ada', 'bob', 'eve'].map((person) => ask?.(person)))).toEqual([
    true,
    true,
    false,
  ]);
});
