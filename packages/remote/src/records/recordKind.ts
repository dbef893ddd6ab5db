import type { ListAnswer, ServiceClient } from '@console/api-client';
import type { CopyRecord, SaveRecord } from '@console/api-client/crud';
import { identifierOf, identityOf, type ModelName } from '@console/api-client/meta';
import type { QuerySettings } from '@console/api-client/queries';
import type { QueryKey, SkipToken, UseMutationOptions, UseQueryOptions } from '@tanstack/react-query';
import type { RecordTexts } from './recordTexts';

type QueryOf<Data> = Pick<UseQueryOptions<Data>, 'queryKey' | 'queryFn' | 'meta'>;
type MutationOf<Answer, Variables> = UseMutationOptions<Answer, Error, Variables>;

/** A mutation of these variables, whatever it answers. */
type MutationOn<Variables> = () => {
  readonly mutationFn?: (variables: Variables, ...context: never) => unknown;
};

/** The queries of a kind of record; those of `crudQueries` fit. */
export interface RecordQueries<Row extends object, Detail extends Row = Row> {
  /** All records. */
  readonly list: () => QueryOf<ListAnswer<Row>>;
  /** The record of an identifier, which may tell more than the list. */
  readonly one: (id: string) => QueryOf<Detail>;
  /** The record of an identifier, `null` when there is none. */
  readonly lookup?: (id: string) => QueryOf<Row | null>;
}

/** A query of these data, whatever its key. */
interface QueryOn<Data> {
  readonly queryKey: QueryKey;
  readonly queryFn?: ((context: never) => Data | Promise<Data>) | SkipToken;
}

/** {@link RecordQueries} as a kind is described: without `one` where no record is shown or edited by itself. */
interface KindQueries<Row extends object, Detail extends Row> {
  readonly list: () => QueryOn<ListAnswer<Row>>;
  readonly one?: (id: string) => QueryOn<Detail>;
  readonly lookup?: (id: string) => QueryOn<Row | null>;
}

/** The mutations of a kind of record; those of `crudMutations` fit. */
export interface RecordMutations<Row extends object, Draft> {
  /** Creates a record, or replaces the one of the `id`. Answers `null` when the service does not send the record. */
  readonly save?: () => MutationOf<Row | null, SaveRecord<Draft>>;
  /** Creates a record with the settings of another. */
  readonly copy?: () => MutationOf<Row | null, CopyRecord<Row>>;
  /** Deletes a record. */
  readonly remove?: () => MutationOf<unknown, Row>;
}

/** Where the pages of a kind of record are; what a kind does not have is left out. */
export interface RecordPaths {
  /** The list. */
  readonly list: () => string;
  /** The error sub-route of the area, to which a list leads that cannot be loaded. */
  readonly error: () => string;
  /** The form of a new record. @defaultValue the list does not offer one */
  readonly new?: () => string;
  /** The page of a record. @defaultValue names in the list are no links, and saving leads to the list */
  readonly record?: (id: string) => string;
  /** The form of a stored record; has to be there for the action `edit`. */
  readonly edit?: (id: string) => string;
}

/** Draft of a record, by the argument of `save`. */
type DraftOf<Mutations> = Mutations extends { readonly save: MutationOn<infer Variables> }
  ? Variables extends SaveRecord<infer Draft>
    ? Draft
    : never
  : never;

/** The actions for which there is a mutation that takes these records. */
type ActionOf<Row extends object, Mutations> =
  | (Mutations extends { readonly save: unknown } ? 'edit' : never)
  | (Mutations extends { readonly copy: MutationOn<CopyRecord<Row>> } ? 'copy' : never)
  | (Mutations extends { readonly remove: MutationOn<Row> } ? 'delete' : never);

/** Names of the actions of every record; others belong to the kind and stand beside them. */
export type RecordActionName = 'edit' | 'copy' | 'delete';

/** A record that needs another one. */
export interface RecordUser {
  /** Name of the record that uses another. */
  readonly name: string;
  /** Its page. */
  readonly to: string;
  /** It goes on without the record, so that deleting the record is not blocked by it. @defaultValue false */
  readonly optional?: boolean;
}

/**
 * Hook that finds the records that need another one, by what the service knows now.
 *
 * @returns undefined while they are not known
 */
export type UseRecordUsers<Row> = (record: Row) => readonly RecordUser[] | undefined;

/** A record that is called by its name. */
interface NamedRecord {
  readonly name: string;
}

/** Title of a record for users. @defaultValue its name; records without one need it */
type TitleOptions<Row> = Row extends NamedRecord
  ? { readonly titleOf?: (record: Row) => string }
  : { readonly titleOf: (record: Row) => string };

/** Description of a kind of record, see {@link recordKind}. */
export type RecordKindOptions<Row extends object, Mutations, Detail extends Row = Row> = KindOptions<
  Row,
  Mutations,
  Detail
> &
  TitleOptions<Row>;

interface KindOptions<Row extends object, Mutations, Detail extends Row> {
  /** Kind of the records for the service; decides by which key they are identified. */
  readonly model: ModelName;
  /**
   * First part of the keys of the texts. Needed are `section`, `entity`, `name`; for a list `actions`, `stale` and, with
   * `paths.new`, `new` (`stale` is given the `time` of what is shown); for the action `delete` `delete.warning` (`name`).
   */
  readonly texts: RecordTexts;
  readonly paths: RecordPaths;
  /** The queries of the resource. */
  readonly queries: (client: ServiceClient, settings: QuerySettings) => KindQueries<Row, Detail>;
  /** The mutations of the resource. */
  readonly mutations: (client: ServiceClient) => Mutations;
  /**
   * The actions that every record offers. Only those that the mutations can do are accepted. @defaultValue none
   */
  readonly actions?: readonly ActionOf<Row, NoInfer<Mutations>>[];
  /**
   * Way in which a form and a copy find out if a name is free: `lookup` asks for the record of that name, for records
   * that are identified by their name; `list` compares with the titles of all [FORM-06]. @defaultValue for records that
   * are called by their name `lookup` where it identifies them, else `list`; of others the service decides
   */
  readonly uniqueBy?: 'lookup' | 'list';
  /**
   * Who needs a record: shown by `UsedByCard`, and asked before a record is deleted, which is blocked while there is
   * somebody who cannot go on without it. @defaultValue the service decides
   */
  readonly useUsers?: UseRecordUsers<Row>;
}

/**
 * A kind of record: all that pages, forms and actions have to know of it. `Draft` is what a record is saved with.
 */
export interface RecordKind<Row extends object, Draft = never, Detail extends Row = Row> {
  readonly model: ModelName;
  readonly texts: RecordTexts;
  readonly paths: RecordPaths;
  readonly queries: (client: ServiceClient, settings: QuerySettings) => RecordQueries<Row, Detail>;
  readonly mutations: (client: ServiceClient) => RecordMutations<Row, Draft>;
  readonly titleOf: (record: Row) => string;
  readonly actions: readonly RecordActionName[];
  readonly uniqueBy: 'lookup' | 'list' | undefined;
  readonly useUsers?: UseRecordUsers<Row>;
  /** Key of a record that identifies it, and parameter of the addresses: `name` or `id`. */
  readonly idKey: string;
  /** Identifier of a record or a draft; undefined for a draft whose id the service gives. */
  readonly idOf: (record: Row | Draft) => string | undefined;
  /** The page of a record, where the kind has one. */
  readonly pathOf: ((record: Row) => string) | undefined;
  /** The form of a record, where the kind offers to edit it. */
  readonly editPathOf: ((record: Row) => string) | undefined;
}

/**
 * Describes a kind of record once; `RecordListPage`, `RecordPage`, `RecordFormPage` and `useRecordActions` are made from
 * it. The types of records and drafts are inferred from the queries and mutations.
 * @throws Error when `edit` is offered without `paths.edit`, or names are looked up that identify no record.
 * @example
 * ```ts
 * export const recipeKind = recordKind({
 *   model: 'recipe',
 *   texts: 'recipes',
 *   paths: { ...paths.recipes, record: paths.recipes.recipe },
 *   queries: recipeQueries,
 *   mutations: recipeMutations,
 *   actions: ['edit', 'copy', 'delete'],
 * });
 * ```
 */
export function recordKind<Row extends object, Mutations, Detail extends Row = Row>({
  actions = [],
  titleOf,
  uniqueBy,
  queries,
  mutations,
  ...kind
}: KindOptions<Row, Mutations, Detail> & TitleOptions<Row>): RecordKind<Row, DraftOf<Mutations>, Detail> {
  const { model, paths } = kind;
  const offered: readonly RecordActionName[] = actions;
  const idKey = identifierOf(model);
  const ownTitle = titleOf as ((record: Row) => string) | undefined;
  const uniqueNames = idKey === 'name' ? 'lookup' : 'list';
  if (offered.includes('edit') && !paths.edit)
    throw new Error(`Records of the model ${model} are edited, but paths.edit is missing.`);
  if (uniqueBy === 'lookup' && idKey !== 'name')
    throw new Error(`Records of the model ${model} are not identified by their name: use uniqueBy 'list'.`);

  const idOf = (record: object) => identityOf(model, record);
  const through = (path: ((id: string) => string) | undefined) =>
    path && ((record: Row) => path(idOf(record) ?? ''));
  const one = () => {
    throw new Error(`Records of the model ${model} are not asked for one by one.`);
  };
  return {
    ...kind,
    queries: (client, settings) => ({ one, ...queries(client, settings) }) as RecordQueries<Row, Detail>,
    titleOf: ownTitle ?? ((record) => (record as Row & NamedRecord).name),
    actions: offered,
    uniqueBy: uniqueBy ?? (ownTitle ? undefined : uniqueNames),
    idKey,
    idOf: (record) => idOf(record as object),
    pathOf: through(paths.record),
    editPathOf: through(offered.includes('edit') ? paths.edit : undefined),
    mutations: mutations as RecordKind<Row, DraftOf<Mutations>>['mutations'],
  };
}
