import type { Arrival } from '../session/document/started';

/** Texts about a console that does not arrive. */
interface ArrivalTexts {
  readonly text: string;
  readonly reload: string;
}

/** Time limit in ms for the console to run: as long as parts of it get to arrive. */
const timeLimit = 20_000;

function buildNotice({ text, reload }: ArrivalTexts): HTMLElement {
  const notice = document.createElement('div');
  notice.setAttribute('role', 'alert');
  Object.assign(notice.style, {
    position: 'fixed',
    // Over the frame that is shown until the console runs.
    zIndex: '2',
    insetInline: '0',
    bottom: '0',
    padding: '1rem 1.5rem',
    borderBlockStart: '1px solid',
    backgroundColor: 'Canvas',
    color: 'CanvasText',
    font: '400 1rem/1.5 system-ui, sans-serif',
  });
  const link = document.createElement('a');
  link.href = '';
  link.textContent = reload;
  notice.append(text, ' ', link);
  return notice;
}

/**
 * Says that the console does not arrive: when it is late, and when one of its scripts failed. It may still come, so
 * what is shown meanwhile stays.
 * @param readTexts asked for when something is said: the language may have been chosen meanwhile
 */
export function watchArrival(readTexts: () => ArrivalTexts): Arrival {
  let hasEnded = false;
  let hasFailed = false;
  let notice: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = () => {
    notice ??= document.body.appendChild(buildNotice(readTexts()));
  };
  const rest = () => {
    clearTimeout(timer);
    timer = undefined;
    notice?.remove();
    notice = undefined;
  };
  const expect = () => {
    if (hasEnded) return;
    rest();
    if (hasFailed) say();
    else timer = setTimeout(say, timeLimit);
  };
  const fail = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    hasFailed = true;
    if (timer !== undefined) say();
  };
  // Failures of resources do not bubble.
  addEventListener('error', fail, true);
  expect();
  return {
    rest,
    expect,
    end: () => {
      hasEnded = true;
      rest();
      removeEventListener('error', fail, true);
    },
  };
}
