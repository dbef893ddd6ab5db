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
 * @returns tells that the console runs; what was said is taken away.
 */
export function watchArrival(texts: ArrivalTexts): () => void {
  const notice = buildNotice(texts);
  const say = () => document.body.append(notice);
  const fail = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) say();
  };
  const timer = setTimeout(say, timeLimit);
  // Failures of resources do not bubble.
  addEventListener('error', fail, true);
  return () => {
    clearTimeout(timer);
    removeEventListener('error', fail, true);
    notice.remove();
  };
}
