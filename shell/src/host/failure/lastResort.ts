/** Texts of the page of last resort. */
interface LastResortTexts {
  /** The language they are in. */
  readonly lang: string;
  readonly dir: string;
  readonly title: string;
  readonly text: string;
  readonly reload: string;
  readonly withoutRemotes: string;
}

/** The page that is shown when nothing else can be: it needs neither React, nor a style sheet, nor a listener. */
export interface LastResort {
  /** Says it in another language. */
  readonly translate: (texts: LastResortTexts) => void;
  /** Sentence about the remote that was open last, for whom it may be of. */
  readonly suspect: (sentence: string) => void;
  /** Takes an element for gone with everything when it leaves the document. @returns ends that, before it is taken away. */
  readonly watch: (element: Element) => () => void;
  /** Puts the page in the place of everything. */
  readonly show: () => void;
}

/** Where the boot script leaves it for the shell. */
const place = Symbol.for('console.last-resort');

type Page = Record<symbol, LastResort | undefined>;

/** The page of last resort; undefined where the boot script did not run. */
export const lastResort = (): LastResort | undefined => (globalThis as unknown as Page)[place];

/** Time in ms between two looks at whether the console still is in the document. */
const pace = 2000;

/** React was interrupted in the middle of its work, by an error that it could not even look at: it draws nothing any more. */
const reactIsBroken = /Minified React error #327\b|Should not already be working/;

/** Elements of the page, made while every function of the document is the browser's. */
function buildPage() {
  const make = <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    style: Partial<CSSStyleDeclaration>,
    ...children: readonly Node[]
  ): HTMLElementTagNameMap[Name] => {
    const element = document.createElement(name);
    Object.assign(element.style, style);
    element.append(...children);
    return element;
  };
  const title = make('h1', { fontSize: '1.375rem' });
  const text = make('p', {});
  const sentence = make('p', {});
  const reload = make('a', { marginInlineEnd: '1.5rem' });
  const withoutRemotes = make('a', {});
  reload.href = '';
  withoutRemotes.href = '?remotes=off';
  const said = make('div', {}, title, text, sentence);
  said.setAttribute('role', 'alert');
  const main = make(
    'main',
    {
      maxWidth: '34rem',
      margin: '0 auto',
      padding: '15vh 1rem 2rem',
      font: '400 1rem/1.5 system-ui, sans-serif',
    },
    said,
    reload,
    withoutRemotes,
  );
  const viewport = make('meta', {});
  viewport.name = 'viewport';
  viewport.content = 'width=device-width, initial-scale=1';
  const name = make('title', {});
  const html = make(
    'html',
    { colorScheme: 'light dark', background: 'Canvas', color: 'CanvasText' },
    make('head', {}, viewport, name),
    make('body', {}, main),
  );
  return { html, name, title, text, sentence, reload, withoutRemotes };
}

/** Calls what a remote may have broken. */
function attempt(act: (() => unknown) | undefined): void {
  try {
    act?.();
  } catch {
    // What can be shown without it is shown.
  }
}

/**
 * Prepares the page of last resort, before any code of a remote runs: it keeps to the functions that the document has
 * now. From then on it is shown by itself when what is watched has left the document, and when React is broken.
 */
export function installLastResort(english: LastResortTexts): LastResort {
  const { html, name, ...parts } = buildPage();
  const open = document.open.bind(document);
  const close = document.close.bind(document);
  const append = document.appendChild.bind(document);
  const remove = document.removeChild.bind(document);
  const adopt = Object.getOwnPropertyDescriptor(Document.prototype, 'adoptedStyleSheets')?.set?.bind(
    document,
  );
  const later = setTimeout.bind(globalThis);
  const watched = new Set<Element>();
  let shown = false;
  let missed = 0;

  const put = () => {
    // Opening a document takes away every node and every listener of it and of its window, and closes dialogs.
    attempt(open);
    attempt(close);
    attempt(() => {
      while (document.firstChild) remove(document.firstChild);
    });
    attempt(() => append(html));
    attempt(() => adopt?.([]));
  };
  const show = () => {
    if (shown) return;
    shown = true;
    // React may be in the middle of a change.
    later(put);
  };
  const look = () => {
    if (shown) {
      if (!html.isConnected) put();
      return;
    }
    let gone = false;
    for (const element of watched) gone ||= !element.isConnected;
    missed = gone ? missed + 1 : 0;
    if (missed > 1) show();
  };
  setInterval(() => {
    try {
      look();
    } catch {
      show();
    }
  }, pace);
  addEventListener('error', ({ message }) => {
    if (reactIsBroken.test(message)) show();
  });

  const translate = ({ lang, dir, title, text, reload, withoutRemotes }: LastResortTexts) => {
    html.lang = lang;
    html.dir = dir;
    name.textContent = title;
    parts.title.textContent = title;
    parts.text.textContent = text;
    parts.reload.textContent = reload;
    parts.withoutRemotes.textContent = withoutRemotes;
  };
  translate(english);
  const page: LastResort = {
    translate,
    suspect: (sentence) => {
      parts.sentence.textContent = sentence;
    },
    watch: (element) => {
      watched.add(element);
      return () => watched.delete(element);
    },
    show,
  };
  (globalThis as unknown as Page)[place] = page;
  return page;
}
