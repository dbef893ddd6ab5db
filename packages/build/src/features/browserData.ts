import bcd, { type CompatStatement, type SimpleSupportStatement } from '@mdn/browser-compat-data';
import browserslist from 'browserslist';
import { workspace } from '../workspace';

/** Browsers by the names that they have in the data and in `browserslist`; those of phones have the engine of one of these. */
const names = ['chrome', 'edge', 'firefox', 'safari'] as const;

type Node = { readonly __compat?: CompatStatement } & { readonly [part: string]: unknown };

const byVersion = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });

const supported = browserslist(undefined, { path: workspace }).map((browser) => browser.split(' '));

/** The oldest of each browser in `browserslist` of the root `package.json`. */
const oldest = names.map((browser) => {
  const versions = supported.flatMap(([name, version = '']) =>
    name === browser ? [version.replace(/-.*/, '')] : [],
  );
  return [browser, versions.sort(byVersion)[0] ?? ''] as const;
});

/** The oldest supported browsers, as Lightning CSS takes them: numbers of 8 bits each. */
export const targets: Readonly<Record<string, number>> = Object.fromEntries(
  oldest.map(([browser, version]) => {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return [browser, (major << 16) | (minor << 8)];
  }),
);

const has = (
  { version_added: added, version_removed: removed, flags }: SimpleSupportStatement,
  version: string,
) =>
  typeof added === 'string' &&
  /\d/.test(added) &&
  !removed &&
  !flags &&
  byVersion(added.replace('≤', ''), version) <= 0;

/** True for a feature that not all of the oldest supported browsers have. */
const isYoung = ({ support }: CompatStatement): boolean =>
  oldest.some(
    ([browser, version]) => ![support[browser] ?? []].flat().some((statement) => has(statement, version)),
  );

/** Features by a name under which sources use them; several may have the same. */
class Features {
  private readonly ages = new Map<string, { readonly key: string; readonly isYoung: boolean }[]>();

  add(name: string, key: string, node: unknown): void {
    const { __compat: compat } = node as Node;
    if (!compat) return;
    this.ages.set(name, [...(this.ages.get(name) ?? []), { key, isYoung: isYoung(compat) }]);
  }
  has = (name: string) => this.ages.has(name);
  /** Key of a young feature, when all that have the name are young. */
  young(name: string): string | undefined {
    const found = this.ages.get(name);
    return found?.every((feature) => feature.isYoung) ? found[0]?.key : undefined;
  }
}

const partsOf = (node: unknown) =>
  Object.entries((node ?? {}) as Node).filter(([name]) => name !== '__compat' && !name.startsWith('@@'));

/** Names that are there everywhere: `fetch`, `Promise`. */
export const globals = new Features();
/** Members of such a name: `URL.canParse`. */
export const statics = new Features();
/** Members of what there may be many of: `checkVisibility`. */
export const members = new Features();

for (const [prefix, group] of [
  ['api.', bcd.api],
  ['javascript.builtins.', bcd.javascript?.builtins],
] as const)
  for (const [owner, interfaceOf] of partsOf(group)) {
    globals.add(owner, prefix + owner, interfaceOf);
    for (const [part, node] of partsOf(interfaceOf)) {
      if (/_(event|permission)$/.test(part)) continue;
      const key = `${prefix}${owner}.${part}`;
      const member = part.replace(/_static$/, '');
      // The data does not tell apart what belongs to a constructor of the language and to what it makes.
      if (member !== part || prefix !== 'api.') statics.add(`${owner}.${member}`, key, node);
      if (member === part) members.add(member, key, node);
      if (owner === 'Window') globals.add(member, key, node);
    }
  }

/** Attributes of elements: `input.inputmode`; of all: `inert`. */
export const attributes = new Features();
for (const [element, node] of partsOf(bcd.html?.elements))
  for (const [attribute, part] of partsOf(node))
    attributes.add(`${element}.${attribute}`, `html.elements.${element}.${attribute}`, part);
for (const [attribute, node] of partsOf(bcd.html?.global_attributes))
  attributes.add(attribute, `html.global_attributes.${attribute}`, node);

/** Of style sheets: `property`, `property: word`, `function()`, `@rule`, `:selector`. */
export const styles = new Features();
for (const [property, node] of partsOf(bcd.css?.properties)) {
  styles.add(property, `css.properties.${property}`, node);
  // Also a member of the style of an element.
  members.add(
    property.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    `css.properties.${property}`,
    node,
  );
  for (const [word, part] of partsOf(node))
    styles.add(`${property}: ${word}`, `css.properties.${property}.${word}`, part);
}
for (const [rule, node] of partsOf(bcd.css?.['at-rules']))
  styles.add(`@${rule}`, `css.at-rules.${rule}`, node);
for (const [selector, node] of partsOf(bcd.css?.selectors))
  styles.add(`:${selector}`, `css.selectors.${selector}`, node);
const addFunctions = (node: unknown, key: string): void => {
  for (const [name, part] of partsOf(node)) {
    styles.add(`${name}()`, `${key}.${name}`, part);
    addFunctions(part, `${key}.${name}`);
  }
};
addFunctions(bcd.css?.types, 'css.types');
