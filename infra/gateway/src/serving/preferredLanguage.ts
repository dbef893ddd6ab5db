import { type Language, matchLanguage } from '@console/design/language';

/**
 * The first language that a browser prefers and that the console is offered in; English where it is offered in none.
 * @param accepted header `Accept-Language`
 */
export function preferredLanguage(accepted = ''): Language {
  const wanted = accepted
    .split(',')
    .map((part) => {
      const [tag = '', quality = 'q=1'] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      return { tag, quality: Number(quality.replace('q=', '')) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  return matchLanguage(wanted.map(({ tag }) => tag));
}
