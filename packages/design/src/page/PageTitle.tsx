import { createContext, type ReactNode, type RefObject, useContext, useEffect, useMemo, useRef } from 'react';

/** A page that was taken away. */
interface LeftPage {
  readonly pathname: string;
  /** Element that had the focus then, for example the link that led to the next page. */
  readonly focused: Element | null;
}

interface PageTitles {
  /** Gets every title. */
  setTitle: (title: string) => void;
  /** True after the first page, which does not take the focus. */
  shown: RefObject<boolean>;
  /** The page before, undefined while the first one is shown. */
  left: RefObject<LeftPage | undefined>;
  /** Heading of the first page, where it is on screen before the page is. */
  opening?: string | undefined;
}

const showInTab = (title: string) => {
  document.title = title;
};

const PageTitleContext = createContext<PageTitles>({
  setTitle: showInTab,
  shown: { current: false },
  left: { current: undefined },
});

/** Titles of the pages of this console. */
export const usePageTitles = () => useContext(PageTitleContext);

/** Tells the title of a page that `Page` does not draw, the login page for example. */
export function usePageTitle(title: string): void {
  const { setTitle, shown } = usePageTitles();
  useEffect(() => {
    setTitle(title);
    shown.current = true;
  }, [setTitle, title, shown]);
}

/** Receiver of the titles of the pages inside. */
export interface PageTitleProviderProps {
  /** Called with the title of a page when it opens and when it changes. @defaultValue sets `document.title` */
  onTitle?: (title: string) => void;
  /**
   * Heading that the first page is going to have: it is shown until the page is there. @defaultValue the page is
   * said to be loading
   */
  opening?: string | undefined;
  children?: ReactNode;
}

/** Decides what happens with page titles inside it: the shell announces them, an embedded part ignores them. */
export function PageTitleProvider({ onTitle = showInTab, opening, children }: PageTitleProviderProps) {
  const shown = useRef(false);
  const left = useRef<LeftPage | undefined>(undefined);
  const titles = useMemo(() => ({ setTitle: onTitle, shown, left, opening }), [onTitle, opening]);
  return <PageTitleContext value={titles}>{children}</PageTitleContext>;
}

/**
 * The title of a page [TITLE-01].
 *
 * @param item - name of the record, if the page is about one
 * @param section - name of the area
 */
export function composeTitle(item: string | undefined, section: string): string {
  return item ? `${item} | ${section}` : section;
}
