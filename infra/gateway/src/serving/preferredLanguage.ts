const languages = ['en', 'de', 'es', 'fr', 'ja', 'ar'] as const;

/** Language of the pages that stand in for the console. */
export type PageLanguage = (typeof languages)[number];

/**
 * The first language that a browser prefers and that there are texts in.
 * @param accepted header `Accept-Language`
 */
export function preferredLanguage(accepted = ''): PageLanguage {
  const preferred = accepted
    .split(',')
    .map((part) => {
      const [tag = '', quality = 'q=1'] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      return { language: tag.split('-', 1)[0] ?? '', quality: Number(quality.replace('q=', '')) };
    })
    .sort((one, other) => other.quality - one.quality)
    .find(({ language, quality }) => quality > 0 && languages.some((one) => one === language));
  return (preferred?.language ?? 'en') as PageLanguage;
}
