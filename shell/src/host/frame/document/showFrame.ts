import { breakpointAt, countFitting } from '@console/design/navigation';
import { createPreferences } from '@console/design/preferences';
import { safeStorage } from '@console/design/storage';
import { paths } from '@console/remote/contract';
import { pseudoOf } from '../../language/languageChoice';
import { storedLanguage } from '../../language/storedLanguage';
import { parseOverrides } from '../../override/parseOverrides';
import { readOverrides } from '../../override/storedOverrides';
import { drawChildren } from '../../session/document/drawnNodes';
import { started } from '../../session/document/started';
import { storedTheme } from '../../theme/storedTheme';
import { setDocumentFrame } from './documentFrame';
import { drawn } from './drawFrame?drawn';
import { type FrameContents, type FrameLink, frameContents } from './frameContents';

/** Puts copies of the samples of a list in their place: the first sample is of a link, the second of the current one. */
function repeat(list: Element | null, links: readonly FrameLink[]): void {
  const [sample, current] = [...(list?.children ?? [])];
  if (!sample || !current) return;
  const copies = links.map((link) => {
    const copy = (link.current ? current : sample).cloneNode(true) as Element;
    const named = copy.firstElementChild as HTMLElement | null;
    if (named) {
      named.textContent = link.label;
      // As wide as the tab will be.
      named.dataset.label = link.label;
    }
    return copy;
  });
  sample.before(...copies);
  sample.remove();
  current.remove();
}

/** Draws the frame into an element, from the samples that the build has drawn. */
function drawContents(host: HTMLElement, name: string, contents: FrameContents): void {
  const { hasOverview, entries, sections, crumbs, heading, pathname } = contents;
  const find = (selector: string) => host.querySelector(selector);
  const texts = drawn.texts[storedLanguage()];
  drawChildren(host, [drawn.pages[breakpointAt(innerWidth) === 'mobile' ? 1 : 0] ?? 0], {
    elements: drawn.elements,
    text: (place) => texts?.[-1 - place]?.replace('{user}', name).replace('{heading}', heading ?? '') ?? null,
  });
  const { get } = createPreferences(name, safeStorage('localStorage'));
  find('.design')?.setAttribute('data-theme', storedTheme());
  if (get('preferences.density') === 'compact') find('.design')?.setAttribute('data-density', 'compact');
  const first = find('.frame__product + .navigation__link');
  if (!hasOverview) first?.remove();
  else if (pathname === paths.overview()) first?.classList.add('active');
  const lists = [find('.area-sections'), find('.breadcrumbs')] as const;
  repeat(find('.navigation__list'), entries);
  repeat(lists[0], sections);
  repeat(lists[1], crumbs);
  for (const list of lists) if (list?.childElementCount === 0) list.parentElement?.remove();
  if (sections.length + crumbs.length === 0) find('.frame__subheader')?.remove();
  if (heading === undefined) find('.page')?.remove();
  // Nothing in it can be used yet: it is a picture of what comes, and who does not see it is told that the page loads.
  find('.frame')?.toggleAttribute('inert', true);
}

/** Leaves out what has no room in the line of the navigation, as the console does. */
function fit(host: HTMLElement, { entries, isInMore }: FrameContents): void {
  const list = host.querySelector<HTMLElement>('.navigation__list');
  if (!list) return;
  const fitting = countFitting(list);
  for (const over of [...list.children].slice(fitting, -1)) over.remove();
  if (isInMore || entries.slice(fitting).some(({ current }) => current))
    list.querySelector('.navigation__more .button')?.classList.add('active');
}

/** Shows the frame over the place of the console until that has drawn something itself. */
function show(place: HTMLElement, name: string, contents: FrameContents): void {
  const host = document.createElement('div');
  Object.assign(host.style, { position: 'fixed', inset: '0', zIndex: '1', contain: 'strict' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(drawn.css);
  document.adoptedStyleSheets.push(sheet);
  drawContents(host, name, contents);
  // The bar of boot is a part of it.
  place.replaceChildren();
  document.body.prepend(host);
  fit(host, contents);
  // It hears of what is drawn before the next frame is painted.
  const drawnBy = new MutationObserver(() => {
    if (!place.querySelector('main')) return;
    drawnBy.disconnect();
    host.remove();
    setDocumentFrame(undefined);
  });
  drawnBy.observe(place, { childList: true, subtree: true });
  setDocumentFrame({ heading: contents.heading });
}

/** This tab runs other remotes than the registry names, or is asked to. */
function runsOthers(): boolean {
  const { overrides, asked, safeMode } = readOverrides();
  return (
    safeMode ||
    overrides.length + asked.length > 0 ||
    parseOverrides(location.search).rest !== location.search
  );
}

/** Shows the frame of the console where somebody is signed in and it is known what will be shown. */
export function showFrame(): void {
  const { configuration, session, registry } = started() ?? {};
  const place = document.getElementById('console');
  if (!configuration || !session || !registry || !place) return;
  if (runsOthers() || pseudoOf(location.search, configuration.pseudoLanguage)) return;
  const contents = frameContents(location.pathname, { configuration, registry, locale: storedLanguage() });
  if (contents) show(place, session.user.name, contents);
}
