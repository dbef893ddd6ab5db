const css = `
  .notice { padding: 16px; font: 400 14px/1.5 system-ui, sans-serif; }
  .notice p { margin: 0 0 12px; }
  .notice button { min-height: 36px; padding: 4px 16px; border: 1px solid currentcolor; border-radius: 6px; background: none; color: inherit; font: inherit; cursor: pointer; }
  .notice button:focus-visible { outline: 2px solid currentcolor; outline-offset: 2px; }
  .notice--light { background: #fff; color: #15212b; }
  .notice--dark { background: #162129; color: #e3ebf0; }
  .notice--loading { animation: notice 400ms; }
  @keyframes notice { from, 75% { opacity: 0; } }
`;

let sheet: CSSStyleSheet | undefined;

function sheetOfNotices(): CSSStyleSheet {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** Notice in the place of a remote that is not there: it is on its way, or cannot come. */
export interface Notice {
  readonly text: string;
  readonly dark: boolean;
  /** Offers to try again. @defaultValue it is only on its way. */
  readonly onRetry?: (() => void) | undefined;
}

/** Draws a notice without anything that would have to be loaded. */
export function drawNotice(root: ShadowRoot, place: Element, { text, dark, onRetry }: Notice): void {
  const drawn = sheetOfNotices();
  if (!root.adoptedStyleSheets.includes(drawn)) root.adoptedStyleSheets.push(drawn);
  const notice = document.createElement('div');
  notice.className = `notice notice--${dark ? 'dark' : 'light'}${onRetry ? '' : ' notice--loading'}`;
  notice.lang = 'en';
  notice.dir = 'ltr';
  const words = document.createElement('p');
  words.setAttribute('role', onRetry ? 'alert' : 'status');
  words.textContent = text;
  notice.append(words);
  if (onRetry) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Try again';
    button.addEventListener('click', onRetry);
    notice.append(button);
  }
  // What the page puts into its element under that name stands in its place.
  const slot = document.createElement('slot');
  slot.name = onRetry ? 'failure' : 'loading';
  slot.append(notice);
  place.replaceChildren(slot);
}
