import type { Json } from './document';

/** Value of a text in YAML, or the reason why it is not read. */
export type YamlReading =
  | { readonly document: Json }
  | {
      /** `aliases`: a part stands for another one, by which a document comes to hold itself, or a million copies. */
      readonly fault: 'not-a-document' | 'aliases';
      /** Message of the parser; blank where there is nothing to add. */
      readonly detail: string;
    };

/**
 * Reader and writer of YAML. Both take a second and more for a megabyte: a page does it in a worker, where
 * its input and its drawing do not wait for it.
 */
export interface Yaml {
  readonly read: (text: string) => Promise<YamlReading>;
  readonly write: (document: Json) => Promise<string>;
}

const library = () => import(/* webpackChunkName: "yaml" */ 'yaml');

/** YAML where the call is made. */
export const yaml: Yaml = {
  async read(text) {
    const { parseDocument } = await library();
    const document = parseDocument(text);
    const [error] = document.errors;
    if (error) return { fault: 'not-a-document', detail: error.message.split('\n')[0] ?? '' };
    try {
      return { document: document.toJS({ maxAliasCount: 0 }) as Json };
    } catch {
      return { fault: 'aliases', detail: '' };
    }
  },
  async write(document) {
    const { stringify } = await library();
    return stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 });
  },
};
