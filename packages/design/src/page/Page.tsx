import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from '../router';
import { useStyles } from '../theme';
import { focusedAround } from '../theme/focused';
import { PageHelpButton } from './PageHelp';
import { composeTitle, usePageTitles } from './PageTitle';
import pageCss from './page.css';

/** Title of a page: whole, or a section with, where there is one, an item [TITLE-01]. */
export type PageName =
  | { title: string; section?: undefined; item?: undefined }
  | {
      title?: undefined;
      /** Name of the area, for example `Reader definitions`; the whole title where there is no item. */
      section: string;
      /** Name of the record the page is about, or what it does, for example `Editing reader-1`. */
      item?: string;
    };

/** Title, badges, actions, banner and content of a page. */
export type PageProps = PageName & PageContent;

interface PageContent {
  /** Heading, when it is not the item or the section. */
  heading?: ReactNode;
  /** Badges next to the heading. */
  badges?: ReactNode;
  /** Buttons at the end of the heading line. */
  actions?: ReactNode;
  /** Notice above the content. */
  banner?: ReactNode;
  children?: ReactNode;
}

/**
 * A page: title, heading, actions, content. After a change of route its heading takes the focus, so that keyboard and
 * screen reader continue from there; not on the first page, and not when a field of it already has the focus or when the
 * user has gone on to something else while the page was on its way.
 *
 * @example
 * ```tsx
 * <Page section="Reader definitions" actions={<LinkButton to="new">New</LinkButton>}>
 *   <Table … />
 * </Page>
 * ```
 */
export function Page(props: PageProps) {
  const { heading, badges, actions, banner, children } = props;
  useStyles(pageCss);
  const { pathname } = useLocation();
  const { setTitle, shown, left } = usePageTitles();
  const headingElement = useRef<HTMLHeadingElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const title = props.title ?? composeTitle(props.item, props.section);

  useEffect(() => {
    setTitle(title);
  }, [setTitle, title]);

  // At once when the page goes: effects that wait for the next frame may come after the user went on.
  useLayoutEffect(
    () => () => {
      const note = () => {
        left.current = { pathname, focused: document.activeElement };
      };
      note();
      // A dialog that goes in the same step gives the focus back.
      queueMicrotask(note);
    },
    [pathname, left],
  );

  useEffect(() => {
    const { activeElement, body } = document;
    const { current: before } = left;
    // What stands over the pages, as the panel of a tour, goes on with the focus that it has.
    const isOver = activeElement?.closest('dialog, [role=dialog]') != null;
    const isUnmoved = !isOver && before?.pathname !== pathname && before?.focused === activeElement;
    const isFree = activeElement === null || activeElement === body || isUnmoved;
    const inside = page.current?.contains(focusedAround(page.current));
    if (shown.current && isFree && !inside) headingElement.current?.focus({ preventScroll: true });
    shown.current = true;
  }, [pathname, shown, left]);

  return (
    <div className="page" ref={page}>
      <div className="page__head">
        <h1 className="page__heading" tabIndex={-1} ref={headingElement}>
          {heading ?? props.title ?? props.item ?? props.section}
        </h1>
        {badges && <div className="page__badges">{badges}</div>}
        <PageHelpButton />
        <div className="page__actions">{actions}</div>
      </div>
      {banner}
      {children}
    </div>
  );
}
