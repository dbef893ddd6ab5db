import type { ImportOutcome, ImportResult } from '@console/api-client/configuration-migration/schema';
import { ServiceFailure } from '../../server/failure';
import { type ConfigurationObject, isObject } from './objects';
import type { OwnCalls } from './ownCalls';
import { type Section, sections } from './sections';

type ObjectResult = ImportResult['results'][number];

/** An import under way. */
interface Import {
  readonly ask: OwnCalls;
  /** Name of who imports. */
  readonly by: string;
  /** Replaces objects that are there; otherwise they stay. */
  readonly overwrite: boolean;
}

/**
 * Stores the objects of a configuration one by one, each as its own call would; one that is refused keeps none of the
 * others out.
 * @throws 400 when it is no configuration
 */
export async function importConfiguration(run: Import, configuration: unknown): Promise<ImportResult> {
  const wanted = objectsOf(configuration);
  const ids = new Map<string, Map<unknown, unknown>>();
  const results: ObjectResult[] = [];
  for (const section of sections) {
    const objects = wanted.get(section.key);
    if (objects) results.push(...(await importSection(run, section, objects, ids)));
  }
  return { results };
}

/** @param ids what is learnt of the ids that objects have here is added */
async function importSection(
  { ask, by, overwrite }: Import,
  section: Section,
  objects: readonly ConfigurationObject[],
  ids: Map<string, Map<unknown, unknown>>,
): Promise<ObjectResult[]> {
  const known = new Map<unknown, unknown>();
  ids.set(section.key, known);
  const present = new Map((await section.list(ask)).map((object) => [section.identify(object), object]));
  // The own user comes after the others: from then on its calls may be refused.
  const isOwn = (object: ConfigurationObject) =>
    section.key === 'users' && section.identify(object) === by.toLowerCase();
  const results: ObjectResult[] = [];
  for (const object of [...objects.filter((each) => !isOwn(each)), ...objects.filter(isOwn)]) {
    const there = present.get(section.identify(object));
    const stored =
      there && !overwrite
        ? ({ outcome: 'KEPT', id: there.id } as const)
        : await save(ask, section, section.sent?.(object, ids) ?? object, there);
    known.set(object.id, stored.id);
    const name = String(object.name ?? section.identify(object));
    const message = 'message' in stored ? stored.message : null;
    results.push({ section: section.key, name, outcome: stored.outcome, message });
  }
  return results;
}

/** Outcome for an object, and the id it has here if it has any. */
type Saved =
  | { readonly outcome: Exclude<ImportOutcome, 'FAILED'>; readonly id: unknown }
  | { readonly outcome: 'FAILED'; readonly id: undefined; readonly message: string };

async function save(
  ask: OwnCalls,
  section: Section,
  object: ConfigurationObject,
  there: ConfigurationObject | undefined,
): Promise<Saved> {
  const { method, url } = section.save(object, there?.id);
  const { status, body } = await ask(method, url, object);
  const answer = isObject(body) ? body : {};
  if (status > 299)
    return { outcome: 'FAILED', id: undefined, message: String(answer.message ?? `status ${status}`) };
  return { outcome: there ? 'REPLACED' : 'CREATED', id: answer.id };
}

/** The objects of each section, under `config` as they are exported or at the top. @throws 400 */
function objectsOf(configuration: unknown): ReadonlyMap<Section['key'], readonly ConfigurationObject[]> {
  const top = isObject(configuration) ? configuration : {};
  const config = isObject(top.config) ? top.config : top;
  const found = new Map<string, ConfigurationObject[]>();
  for (const { key } of sections) {
    const objects = config[key];
    if (objects === undefined || objects === null) continue;
    if (!Array.isArray(objects) || !objects.every(isObject))
      throw refused(`${key} must be a list of objects`);
    found.set(key, objects);
  }
  if (found.size === 0) throw refused(`config holds none of ${sections.map(({ key }) => key).join(', ')}`);
  return found;
}

const refused = (reason: string) => new ServiceFailure(400, 'Invalid request', reason);
