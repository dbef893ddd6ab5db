import { safeStorage } from '@console/design/storage';
import { type Texts, textIn } from '@console/remote/contract';
import type { Navigation } from '../../areas/navigation';

/** Titles of a navigation in the language that was shown last, by what they are of. */
interface KeptTitles {
  readonly locale: string;
  /** Of the registry that declares them. */
  readonly revision: number;
  readonly titles: Readonly<Record<string, string>>;
}

/** Where a navigation stands: language and registry. */
type Shown = Pick<KeptTitles, 'locale' | 'revision'>;

const key = 'console-frame-titles';

const storage = safeStorage('localStorage');

/** A navigation with other titles; `write` gets what each of them is of. */
const withTitles = (
  { areas, pages, ...rest }: Navigation,
  write: (of: string, title: Texts) => Texts,
): Navigation => ({
  ...rest,
  areas: areas.map((area) => ({
    ...area,
    title: write(area.name, area.title),
    sections: (area.sections ?? []).map((section) => ({
      ...section,
      title: write(`${area.name} ${section.name}`, section.title),
    })),
  })),
  pages: pages.map((page) => (page.title ? { ...page, title: write(page.path, page.title) } : page)),
});

/** Keeps what a navigation says in a language other than English, the only one that the document has. */
export function keepTitles(navigation: Navigation, { locale, revision }: Shown): void {
  const titles: Record<string, string> = {};
  withTitles(navigation, (of, title) => {
    // Of several pages that answer an address alike the first one counts.
    titles[of] ??= textIn(title);
    return title;
  });
  storage.setJson(key, locale === 'en' ? undefined : { locale, revision, titles });
}

/** A navigation as it was kept in a language; undefined where that is not known. */
export function titledIn(navigation: Navigation, { locale, revision }: Shown): Navigation | undefined {
  if (locale === 'en') return navigation;
  const kept = storage.getJson(key) as Partial<KeptTitles> | undefined;
  if (kept?.locale !== locale || kept.revision !== revision) return undefined;
  let complete = true;
  const titled = withTitles(navigation, (of, title) => {
    const text: unknown = kept.titles?.[of];
    if (typeof text === 'string') return { en: text };
    complete = false;
    return title;
  });
  return complete ? titled : undefined;
}
