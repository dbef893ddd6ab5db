import type { ChangedIntrinsic } from './changedIntrinsic';

/** Length from which on the cookies of the page count as too many: a gateway refuses requests with much more. */
const cookieLimit = 4096;

/** Elements that React draws, or draws into, carry its marks. */
const isDrawn = (element: Element): boolean =>
  [element, ...element.children].some((each) => Object.keys(each).some((key) => /^_{1,2}react/.test(key)));

/** Extensions of the browser add elements of their own, whose classes the page does not know. */
const isOfBrowser = (element: Element): boolean => element.localName.includes('-');

/** Cookies by name, as far as scripts can read them. */
const readCookies = (cookies: string): ReadonlyMap<string, string> =>
  new Map(
    cookies.split('; ').map((cookie) => {
      const [name = '', ...value] = cookie.split('=');
      return [name, value.join('=')] as const;
    }),
  );

/** The paths at which a script of this page can have set a cookie. */
const pathsOf = (pathname: string): readonly string[] =>
  pathname.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/') || '/');

function dropCookies(known: ReadonlySet<string>): ChangedIntrinsic[] {
  if (document.cookie.length <= cookieLimit) return [];
  const added = [...readCookies(document.cookie)].filter(
    ([name, value]) => !known.has(name) && value.length > 100,
  );
  for (const [name] of added)
    for (const path of pathsOf(location.pathname)) {
      // biome-ignore lint/suspicious/noDocumentCookie: it is done at once, and not every browser has another way
      document.cookie = `${name}=; path=${path}; max-age=0`;
    }
  const restored = document.cookie.length <= cookieLimit;
  return added.length > 0 ? [{ name: 'document.cookie', restored }] : [];
}

function closeDialogs(): ChangedIntrinsic[] {
  return Array.from(document.querySelectorAll('dialog[open]')).flatMap((dialog) => {
    if (isDrawn(dialog)) return [];
    dialog.remove();
    return [{ name: 'dialog', restored: true }];
  });
}

/** Elements and cookies of the document before any code of a remote runs. */
export interface Undisturbed {
  readonly children: WeakSet<Element>;
  readonly cookies: string;
}

/** Takes away what a remote has left behind in the document. @returns its names. */
export function clearLeftovers({ children, cookies }: Undisturbed): readonly ChangedIntrinsic[] {
  const added = Array.from(document.body.children).filter(
    (child) => !(children.has(child) || isDrawn(child) || isOfBrowser(child)),
  );
  const dialogs = closeDialogs();
  for (const child of added) child.remove();
  return [
    ...dialogs,
    ...added
      .filter(({ localName }) => localName !== 'dialog')
      .map(({ localName }) => ({ name: `body > ${localName}`, restored: true })),
    ...dropCookies(new Set(readCookies(cookies).keys())),
  ];
}
