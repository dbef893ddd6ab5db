const { transform } = require('lightningcss');
const { parseFragment } = require('parse5');

/** Attributes that say what a browser does with a page it parses; who puts it there by script sets the properties. */
const left = new Set(['autofocus', 'selected', 'value']);

/** Takes each different value once. */
function collect() {
  const places = new Map();
  return {
    values: () => [...places.keys()].map((key) => JSON.parse(key)),
    place(value) {
      const key = JSON.stringify(value);
      if (!places.has(key)) places.set(key, places.size);
      return places.get(key);
    },
  };
}

/** The attribute by which an element is told that some languages do not have. */
const onlyIn = '?';

/**
 * Joins the same page in several languages: the elements of one, with the texts of all. What a language does not have, as
 * the sentence on its translation in the original, is null in its texts.
 */
function join(nodes, elements, texts) {
  const first = nodes.find(Boolean);
  if (nodes.some((node) => node && node.nodeName !== first.nodeName))
    throw new Error(`<${first.nodeName}> is something else in another language.`);
  if (first.nodeName === '#text') return -1 - texts.place(nodes.map((node) => node?.value ?? null));
  const attributes = {};
  const set = (name, all) => {
    attributes[name] = new Set(all).size === 1 ? all[0] : texts.place(all);
  };
  const present = nodes.filter(Boolean);
  if (present.length < nodes.length)
    set(
      onlyIn,
      nodes.map((node) => (node ? '' : null)),
    );
  const [{ attrs: otherwise }] = present;
  const attributeOf = (attrs, name) => attrs.find((attribute) => attribute.name === name)?.value ?? null;
  for (const name of new Set(present.flatMap(({ attrs }) => attrs.map((attribute) => attribute.name))))
    if (!left.has(name) || (name === 'value' && first.nodeName === 'option'))
      set(
        name,
        nodes.map((node) => attributeOf(node?.attrs ?? otherwise, name)),
      );
  const length = Math.max(...present.map(({ childNodes }) => childNodes.length));
  const children = Array.from({ length }, (_, at) =>
    join(
      nodes.map((node) => node?.childNodes[at]),
      elements,
      texts,
    ),
  );
  return elements.place([first.nodeName, attributes, ...children]);
}

/** A sheet without the custom properties that nothing in it and in the page asks for. */
function withoutUnusedValues(css, elements) {
  const all = css + JSON.stringify(elements);
  const less = css.replace(/(?<=[{;])(--[\w-]+):[^;}]*(;|(?=\}))/g, (whole, name) =>
    all.includes(`var(${name})`) ? whole : '',
  );
  return less === css ? css : withoutUnusedValues(less, elements);
}

/** Attributes whose values change while the page is shown. */
const changing = new Set(['data-theme', 'type']);

/** Whether a part of a selector can be about an element of the page, by the values of attributes that it asks for. */
function isFound(part, elements) {
  if (part.type === 'pseudo-class' && Array.isArray(part.selectors) && part.kind !== 'not')
    return part.selectors.some((selector) => selector.every((inner) => isFound(inner, elements)));
  const value = part.type === 'attribute' ? part.operation?.value : undefined;
  if (value === undefined || (changing.has(part.name) && !['checkbox', 'radio'].includes(value))) return true;
  return elements.some(([, attributes]) => attributes[part.name] === value);
}

/** The rules of a sheet that are about classes and attributes of the page, or about none. */
function usedRules(css, elements) {
  const used = new Set(elements.flatMap(([, attributes]) => String(attributes.class ?? '').split(' ')));
  const unused = [...css.matchAll(/\.([a-z][\w-]*)/g)]
    .map(([, name]) => name)
    .filter((name) => !used.has(name));
  const { code } = transform({
    filename: 'drawn.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: [...new Set(unused)],
    visitor: {
      Rule: {
        style(rule) {
          const { selectors } = rule.value;
          const found = selectors.filter((selector) => selector.every((part) => isFound(part, elements)));
          return found.length > 0 ? undefined : [];
        },
      },
    },
  });
  return withoutUnusedValues(code.toString(), elements);
}

/** Draws a page at build, in every language, so that a small script can put it into the document without its code. */
module.exports = function drawn() {
  const done = this.async();
  const draw = async () => {
    const { drawing, page } = this.getOptions();
    const { languages, css } = await require(drawing).drawings[page];
    const elements = collect();
    const texts = collect();
    const drawnIn = Object.values(languages);
    const place = (pages) => {
      const roots = pages.map((html) => parseFragment(html).childNodes[0]);
      return join(roots, elements, texts);
    };
    const pages = drawnIn[0].pages.map((_, at) => place(drawnIn.map((one) => one.pages[at])));
    const hideButton = drawnIn[0].hideButton && place(drawnIn.map((one) => one.hideButton));
    const byLanguage = (list) =>
      Object.fromEntries(Object.keys(languages).map((language, at) => [language, list(at)]));
    return {
      css: usedRules(css, elements.values()),
      elements: elements.values(),
      texts: byLanguage((at) => texts.values().map((all) => all[at])),
      pages,
      hideButton,
      messages: byLanguage((at) => drawnIn[at].messages),
    };
  };
  draw().then((page) => done(null, `export const drawn = ${JSON.stringify(page)};`), done);
};
