import { transform } from 'lightningcss';
import { parse } from 'postcss';
import values from 'postcss-value-parser';
import { styles, targets } from './browserData';

/**
 * Finds what a style sheet uses that not all supported browsers have, once it is lowered to them as the build does.
 * @param text CSS
 * @returns keys of the features
 */
export function styleFeatures(text: string): string[] {
  const found: (string | undefined)[] = [];
  const { code } = transform({ filename: 'sheet.css', code: Buffer.from(text), targets });
  const sheet = parse(Buffer.from(code).toString());
  sheet.walkAtRules(({ name }) => void found.push(styles.young(`@${name}`)));
  sheet.walkRules(({ selector }) => {
    // What begins with a hyphen is meant for one engine.
    for (const [, name = ''] of selector.matchAll(/::?([a-z][a-z-]*)/g)) found.push(styles.young(`:${name}`));
  });
  sheet.walkDecls(({ prop, value }) => {
    if (prop.startsWith('--')) return;
    found.push(styles.young(prop));
    values(value).walk((part) => {
      if (part.type === 'function') found.push(styles.young(`${part.value}()`));
      if (part.type === 'word') found.push(styles.young(`${prop}: ${part.value}`));
    });
  });
  return found.filter((key) => key !== undefined);
}
