import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../database';
import type { Access } from '../../server/authentication/access';
import { caller } from '../../server/authentication/authenticate';
import type { User } from '../../server/authentication/roles';
import { conflict, notFound } from '../../server/failure';
import { sendSerialised } from '../../server/lists/sendSerialised';
import { type ChangedObjects, serialisedList } from '../../server/lists/serialisedList';
import type { Service } from '../../server/service';
import { addressableName } from './addressableName';

/** Reading and, unless they are built in, writing of objects of one kind that are known by their name. */
export interface NamedObjects<Request, Answer> {
  /** In sentences: `Facility`. */
  readonly entity: string;
  /** Below `/itemsense/configuration/v1/`: `facilities`. */
  readonly path: string;
  /** Who may list and show them. @defaultValue every user. */
  readonly readers?: Access;
  list(database: Queryable): Promise<Answer[]>;
  /**
   * Reading of those that have changed, for a kind of which there are so many that its list is kept as it is
   * sent.
   */
  readonly changed?: {
    /** The tables they are read from. */
    readonly tables: readonly string[];
    read(database: Queryable, since: string | null): Promise<ChangedObjects>;
  };
  find(database: Queryable, name: string): Promise<Answer | undefined>;
  readonly writing?: Writing<Request>;
}

/** Writing of objects of one kind. All of it runs inside one transaction per call. */
interface Writing<Request> {
  /** Schema of a request. */
  readonly requestSchema: object;
  /** Who may write them. @defaultValue ConfigManager. */
  readonly writers?: Access;
  /** Slow work without the database, done before the transaction begins. @defaultValue none */
  prepare?(request: Request): Promise<Request>;
  /** The name the object will have. */
  nameOf(request: Request): string;
  /** Stores the object, new or in place of the one that is there. @throws 400 for what the schema cannot say */
  save(transaction: Queryable, request: Request, now: Date): Promise<void>;
  /** Removes the object on behalf of a user. @throws 409 when something still needs it */
  remove(transaction: Queryable, name: string, by: User): Promise<void>;
}

interface OfName {
  Params: { name: string };
}

/** The calls that all named objects have in common: show, create, createOrReplace, destroy. */
export function namedObjectRoutes<Request, Answer>(
  app: FastifyInstance,
  service: Service,
  objects: NamedObjects<Request, Answer>,
): void {
  const { database, clock } = service;
  const base = `/itemsense/configuration/v1/${objects.path}`;
  const reading = { config: { access: objects.readers ?? 'user' } };

  const existing = async (from: Queryable, name: string): Promise<Answer> => {
    const object = await objects.find(from, name);
    if (!object) throw notFound(objects.entity, name);
    return object;
  };

  const { changed } = objects;
  if (changed) {
    const list = serialisedList(service, changed.tables, (since) => changed.read(database, since));
    app.get(`${base}/show`, reading, async (_request, reply) => sendSerialised(reply, await list()));
  } else app.get(`${base}/show`, reading, () => objects.list(database));
  app.get<OfName>(`${base}/show/:name`, reading, ({ params }) => existing(database, params.name));

  const { writing } = objects;
  if (!writing) return;
  const config = { access: writing.writers ?? (['ConfigManager'] as const) };
  const saving = { config, schema: { body: writing.requestSchema } };

  const save = async (body: Request, isNew: boolean) => {
    const request = (await writing.prepare?.(body)) ?? body;
    return database.transaction(async (transaction) => {
      const name = addressableName(writing.nameOf(request));
      // Two who create the same name at the same moment: the second finds the first one's object.
      await transaction.query('select pg_advisory_xact_lock(hashtext($1))', [`${objects.path}/${name}`]);
      if (isNew && (await objects.find(transaction, name)))
        throw conflict(`${objects.entity} "${name}" exists already`);
      await writing.save(transaction, request, clock.now());
      return existing(transaction, name);
    });
  };

  app.post(`${base}/create`, saving, ({ body }) => save(body as Request, true));
  // Older clients update by PUT create.
  for (const path of ['createOrReplace', 'create'])
    app.put(`${base}/${path}`, saving, ({ body }) => save(body as Request, false));

  app.delete<OfName>(`${base}/destroy/:name`, { config }, async (request, reply) => {
    const { name } = request.params;
    await database.transaction(async (transaction) => {
      await existing(transaction, name);
      await writing.remove(transaction, name, caller(request));
    });
    return reply.code(204).send();
  });
}
