import type { Catalogue, CatalogueMessage } from '@console/design/messages';

/** Kinds of parts of a compiled message, as the parser of ICU messages numbers them. */
const literal = 0;
const pound = 7;
const tag = 8;

const accented: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('aáeéiíoóuúcçnñyýAÁEÉIÍOÓUÚCÇNÑYÝ'.matchAll(/(.)(.)/gu), ([, plain = '', other = '']) => [
    plain,
    other,
  ]),
);

/** Share by which texts of other languages may be longer. */
const growth = 0.4;
const filling = ' lorem ipsum dolor sit amet consectetur';

const accent = (text: string) => text.replace(/[a-z]/gi, (letter) => accented[letter] ?? letter);

/** Filling that makes a text of a length longer: whole letters, with spaces where a line may break. */
const longer = (length: number) => {
  const missing = Math.ceil(length * growth);
  return filling
    .repeat(Math.ceil(missing / filling.length))
    .slice(0, missing)
    .trimEnd();
};

interface Part {
  readonly type: number;
  readonly value?: unknown;
  readonly options?: Readonly<Record<string, { readonly value: readonly Part[] }>>;
  readonly children?: readonly Part[];
}

const lengthOf = (parts: readonly Part[]): number =>
  parts.reduce(
    (sum, { type, value, children = [] }) =>
      sum + (type === literal ? String(value).length : 0) + lengthOf(children),
    0,
  );

const accentParts = (parts: readonly Part[]): Part[] =>
  parts.map((part) => {
    if (part.type === literal) return { ...part, value: accent(String(part.value)) };
    if (part.type === pound) return part;
    if (part.type === tag) return { ...part, children: accentParts(part.children ?? []) };
    if (!part.options) return part;
    const options = Object.entries(part.options).map(([name, option]) => [
      name,
      { ...option, value: grown(option.value) },
    ]);
    return { ...part, options: Object.fromEntries(options) };
  });

const grown = (parts: readonly Part[]): Part[] => [
  ...accentParts(parts),
  { type: literal, value: longer(lengthOf(parts)) },
];

/** A text in the pseudo language: with accents, in brackets, longer by two fifths. */
export const pseudoText = (text: string): string => `[${accent(text)}${longer(text.length)}]`;

function pseudoMessage(message: CatalogueMessage): CatalogueMessage {
  if (typeof message === 'string') return pseudoText(message);
  const parts = grown(message as unknown as readonly Part[]);
  return [
    { type: literal, value: '[' },
    ...parts,
    { type: literal, value: ']' },
  ] as unknown as CatalogueMessage;
}

/** Messages in the pseudo language, made of the English ones. */
export const pseudo = (english: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(english).map(([key, message]) => [key, pseudoMessage(message)]));
