/**
 * The embedded PostgreSQL in a thread of its own: a statement that takes long delays other statements, but no request
 * that needs none. `engine.ts` is the other end. Plain JavaScript, so that the thread needs no compiler.
 *
 * @typedef {import('./engineMessages').EngineCall} EngineCall
 * @typedef {import('./engineMessages').EngineOptions} EngineOptions
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/** @type {EngineOptions} */
const { dataDir, cluster, startParameters = [], initialise } = workerData;

/** Thrown to end a transaction that its caller gives up. */
const givenUp = Symbol('given up');

/** Transactions that are open, by the id of the call that began them. @type {Map<number, object>} */
const open = new Map();

const create = () =>
  initialise
    ? PGlite.create({ initDbStartParams: initialise.parameters, postgresqlconf: initialise.settings })
    : PGlite.create({
        dataDir,
        loadDataDir: cluster && new Blob([cluster]),
        startParams: [...PGlite.defaultStartParams, ...startParameters],
      });

let engine;

/**
 * Tells at once of an engine that breaks down, for want of room for its log or of memory. It would never come back from
 * what it is asked, and hold up everything behind: its thread has to be ended.
 */
function tellBreakdown(told) {
  const { mod, POSTGRES_MAIN_LONGJMP: failed } = told;
  const step = mod._PostgresMainLoopOnce;
  mod._PostgresMainLoopOnce = () => {
    try {
      return step();
    } catch (error) {
      // Statements fail by an exception, too.
      if (error.status !== failed)
        parentPort.postMessage({
          broken: { message: `The embedded database has stopped: ${error.message}` },
        });
      throw error;
    }
  };
  return told;
}

/** Opens a transaction, and keeps it open until its end is asked for. */
function begin(id) {
  return new Promise((begun, failed) => {
    const finished = engine.transaction(
      (transaction) =>
        new Promise((commit, rollBack) => {
          open.set(id, { transaction, commit, rollBack: () => rollBack(givenUp), finished: () => finished });
          begun();
        }),
    );
    finished.catch(failed);
  });
}

/** Ends a transaction. One whose commit has failed is over already. */
async function end({ transaction: id, commits }) {
  const { commit, rollBack, finished } = open.get(id) ?? {};
  if (!open.delete(id)) return;
  if (commits) commit();
  else rollBack();
  await finished().catch((error) => {
    if (error !== givenUp) throw error;
  });
}

/** The engine, or the transaction that a call belongs to. */
const askedOf = ({ transaction }) => (transaction === undefined ? engine : open.get(transaction).transaction);

/** @param {EngineCall} call */
async function answer(call) {
  switch (call.kind) {
    case 'open':
      engine = tellBreakdown(await create());
      return undefined;
    case 'query':
      return (await askedOf(call).query(call.sql, call.parameters)).rows;
    case 'execute':
      await askedOf(call).exec(call.sql);
      return undefined;
    case 'begin':
      return begin(call.id);
    case 'end':
      return end(call);
    case 'dump':
      return (await engine.dumpDataDir('none')).arrayBuffer();
    case 'close':
      return engine.close();
  }
}

parentPort.on('message', (/** @type {EngineCall} */ call) => {
  answer(call).then(
    (result) => parentPort.postMessage({ id: call.id, result }),
    ({ message, code }) => parentPort.postMessage({ id: call.id, failure: { message, code } }),
  );
});
