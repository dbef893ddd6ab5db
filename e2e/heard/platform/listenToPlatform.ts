import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { type Heard, isPassing } from '../../browser/sentences';

/** A line of `events.py`. */
interface PlatformEvent {
  /** A sentence of a live region. */
  readonly said?: string;
  /** Name of what has the focus now. */
  readonly focus?: string;
}

/** Events of the accessibility bus since this worker listens to it. */
let told: Promise<readonly PlatformEvent[]> | undefined;

/** Starts to listen to the bus; ends with this process, whose end it sees. */
async function startEvents(): Promise<readonly PlatformEvent[]> {
  const events: PlatformEvent[] = [];
  // The one of the distribution, which has the package of the bus.
  const listener = spawn('/usr/bin/python3', [fileURLToPath(import.meta.resolve('./events.py'))], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface(listener.stdout);
  const began = once(lines, 'line');
  lines.on('line', (line) => events.push(JSON.parse(line)));
  await began;
  return events;
}

/** Waits until all that the page has said before is told: it says something more, which comes behind that. */
async function waitForMark(page: Page, events: readonly PlatformEvent[]): Promise<void> {
  const region = await page.evaluateHandle(() => {
    const alert = document.body.appendChild(document.createElement('div'));
    alert.role = 'alert';
    return alert;
  });
  const mark = await region.evaluate((element) => (element.textContent = `Since ${performance.now()}`));
  await expect.poll(() => events.some(({ said }) => said === `alert: ${mark}`)).toBe(true);
  await region.evaluate((element) => element.remove());
}

type Sentence = string | RegExp;

const sourceOf = (sentence: Sentence) => (typeof sentence === 'string' ? sentence : sentence.source);

/** Without spaces: the bus has them between elements only where the text has them. */
const packed = (text: string) => text.replaceAll(/\s+/g, '');

const isSaid = (sentence: Sentence, text: string) =>
  typeof sentence === 'string'
    ? packed(sentence) === text
    : new RegExp(packed(sentence.source), sentence.flags).test(text);

const isFocus = (sentence: Sentence) => /^\^?focus: /.test(sourceOf(sentence));

/** Role and name of what has the focus by a sentence as `focus: button "Stop" (…)`. */
function focusIn(sentence: Sentence) {
  const [, role, name = ''] = /(\w+) "(.*?)"/.exec(sourceOf(sentence)) ?? [];
  return { role, name: name.replaceAll(/\\(.)/g, '$1') };
}

/**
 * Listens as a screen reader does, to what the desktop is told of the browser: the sentences of live regions, each once
 * and in their order, and the name of what has the focus after them. Regions that come back from behind a dialog are
 * told again, so what else is told is left out; so is what the focus has only passed, of which not all is told.
 */
export async function listenToPlatform(page: Page): Promise<Heard> {
  told ??= startEvents();
  const events = await told;
  await waitForMark(page, events);
  let focused: string | undefined = await page.evaluate(
    () => (document.activeElement as { computedName?: string } | null)?.computedName,
  );
  let taken = events.length;
  return {
    async expect(sentences) {
      const live = sentences.filter((sentence) => !isFocus(sentence));
      const focus = sentences.findLast(isFocus);
      const { role, name } = focus ? focusIn(focus) : {};
      // With a list of choices the desktop has the focus at the active one, whichever that is.
      const isChoice = role === 'combobox';
      const heard = () => {
        const since = events.slice(taken);
        const said = since.flatMap((event) =>
          event.said && !isPassing(event.said) ? packed(event.said) : [],
        );
        return {
          said: said.flatMap((text) => live.find((sentence) => isSaid(sentence, text)) ?? []),
          focus:
            since.findLast((event) => event.focus !== undefined)?.focus ?? (isChoice ? undefined : focused),
        };
      };
      await expect.poll(heard).toEqual({
        said: live,
        focus: focus === undefined || isChoice ? expect.anything() : name,
      });
      focused = heard().focus;
      taken = events.length;
    },
  };
}
