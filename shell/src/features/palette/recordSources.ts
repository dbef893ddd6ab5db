import { identifierOf, type ModelName, modelNames } from '@console/api-client/meta';
import type { Translate } from '@console/design/messages';
import { type PageDeclaration, textIn } from '@console/remote/contract';
import type { ResolvedRegistry } from '@console/remote/registry';
import { declaredRecords } from '../record-rows/recordRows';

/** Something that can be done with a record. */
export interface RecordVerb {
  readonly key: string;
  /** Label of the action, without the name of the record. */
  readonly label: string;
  /** Address pattern: the page of the record, or one below it. */
  readonly path: string;
  /** `key` of the action that the page begins. @defaultValue the verb opens the page */
  readonly action?: string;
  /** Records with one of these values do not offer it. */
  readonly except?: Readonly<Record<string, unknown>>;
  /** Values that a record needs, and why it has to have them. @defaultValue none */
  readonly needs?: NonNullable<PageDeclaration['recordActions']>[number]['needs'];
}

/** A kind of record that the palette finds. */
export interface PaletteSource {
  readonly key: string;
  readonly title: string;
  /** GET path of the list; with `{query}` the service searches. @defaultValue only what was opened is found */
  readonly ask?: string;
  readonly rows?: string | undefined;
  /** Another list with more fields of the records. @defaultValue none */
  readonly also?: { readonly ask: string; readonly id: string } | undefined;
  readonly id: string;
  readonly label: string;
  readonly fields: readonly string[];
  readonly path: string;
  /** Pattern of what the service searches for, with `{query}`. */
  readonly pattern: string;
  /** Records with one of these values are not found. */
  readonly except?: Readonly<Record<string, unknown>> | undefined;
  readonly verbs: readonly RecordVerb[];
  /** The model whose list holds the same records, once it was opened. */
  readonly model?: ModelName;
}

const parameters = (path: string) => (path.match(/:\w+/g) ?? []).join();

/** Actions on the records of a page: those it declares, and those of the pages below it. */
function verbsOf(path: string, pages: readonly PageDeclaration[]): RecordVerb[] {
  const below = pages.filter(
    (page, index) =>
      page.parent === path &&
      page.title &&
      parameters(page.path) === parameters(path) &&
      pages.findIndex((other) => other.path === page.path) === index,
  );
  const own = pages.filter((page) => page.path === path).slice(0, 1);
  return [
    ...below.map(({ path: to, title }) => ({ key: to, label: title ? textIn(title) : '', path: to })),
    ...[...own, ...below].flatMap((page) =>
      (page.recordActions ?? []).map(({ label, ...verb }) => ({
        ...verb,
        key: verb.action,
        label: textIn(label),
        path: page.path,
      })),
    ),
  ];
}

const asModel = (record: string | undefined): ModelName | undefined =>
  modelNames.find((name) => name === record);

/**
 * The kinds of record that a console can find: those that its remotes declare, and those with a page of a remote that
 * declares none of them, which are found once their list was opened.
 */
export function recordSources(
  { remotes }: Pick<ResolvedRegistry, 'remotes'>,
  pages: readonly (PageDeclaration & { readonly remote?: unknown })[],
  translate: Translate,
): PaletteSource[] {
  const declared = remotes.flatMap(({ search = [] }) =>
    search.map((declaration): PaletteSource => {
      const { path, pattern = '.{3}', except, also } = declaration;
      const model = asModel(pages.find((page) => page.path === path)?.record);
      return { ...declaredRecords(declaration), pattern, except, also, verbs: verbsOf(path, pages), model };
    }),
  );
  const known = new Set(declared.map(({ path }) => path));
  const opened = pages.flatMap(({ path, record, remote }): PaletteSource[] => {
    const model = asModel(record);
    if (!model || !remote || known.has(path)) return [];
    known.add(path);
    const of = { key: path, path, id: identifierOf(model), label: 'name', fields: [], pattern: '', model };
    return [{ ...of, title: translate(`model.${model}`), verbs: verbsOf(path, pages) }];
  });
  return [...declared, ...opened];
}
