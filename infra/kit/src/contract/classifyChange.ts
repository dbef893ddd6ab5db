import type { ApiMember, ApiSymbol, PackageApi } from './apiSymbol';
import { type Change, type ChangeKind, greatest } from './change';
import { schemaChanges } from './schemaChanges';

const addition = (what: string): Change => ({ kind: 'addition', what });
const breaking = (what: string): Change => ({ kind: 'breaking', what });

/** Entries of two lists by their names. */
function pairs<T>(before: readonly T[], after: readonly T[], nameOf: (one: T) => string) {
  const olds = new Map(before.map((one) => [nameOf(one), one]));
  const news = new Map(after.map((one) => [nameOf(one), one]));
  return [...new Set([...olds.keys(), ...news.keys()])].map((name) => ({
    name,
    old: olds.get(name),
    next: news.get(name),
  }));
}

const literals = (text: string) => text.match(/'[^']*'|"[^"]*"/g) ?? [];
/** A text without the literals that are listed in it and what stands between them. */
const withoutLiterals = (text: string) =>
  text.replace(/\s*(?:'[^']*'|"[^"]*")\s*[|,]?/g, '').replace(/\|\s*/g, '');

/** True if the only difference is a longer list or union of texts. */
function onlyGrew(before: string, after: string): boolean {
  const there = new Set(literals(after));
  return (
    withoutLiterals(before) === withoutLiterals(after) &&
    literals(after).length > literals(before).length &&
    literals(before).every((literal) => there.has(literal))
  );
}

/**
 * True for symbols given to the author of a remote, which may grow; what the author gives has to be complete.
 */
const isGiven = ({ kind }: ApiSymbol) => kind === 'constant' || kind === 'class' || kind === 'namespace';

function memberChanges(path: string, before: ApiSymbol, after: ApiSymbol): Change[] {
  const of = (symbol: ApiSymbol): readonly ApiMember[] => symbol.members ?? [];
  return pairs(of(before), of(after), ({ name }) => name).flatMap(({ name, old, next }) => {
    const member = `${path}.${name}`;
    if (!old && next)
      return next.optional || isGiven(after)
        ? [addition(`${member} was added`)]
        : [breaking(`${member} was added and has to be given`)];
    if (!next) return [breaking(`${member} was removed`)];
    if (!old || old.text === next.text) return [];
    if (onlyGrew(old.text, next.text)) return [addition(`${member} allows more`)];
    return [breaking(`${member} was ${old.text}, and is ${next.text}`)];
  });
}

/** The order of parameters counts, that of properties does not. */
const orderOf = ({ kind, members = [] }: ApiSymbol, count: number) =>
  kind === 'function'
    ? members
        .slice(0, count)
        .map(({ name }) => name)
        .join()
    : '';

function symbolChanges(path: string, before: ApiSymbol, after: ApiSymbol): Change[] {
  if (before.schema !== undefined && after.schema !== undefined)
    return schemaChanges(path, before.schema, after.schema);
  const common = Math.min(before.members?.length ?? 0, after.members?.length ?? 0);
  const sameShape =
    before.kind === after.kind &&
    before.frame === after.frame &&
    before.members !== undefined &&
    after.members !== undefined &&
    orderOf(before, common) === orderOf(after, common);
  if (sameShape) return memberChanges(path, before, after);
  if (before.signature === after.signature && before.kind === after.kind) return [];
  if (before.kind === after.kind && onlyGrew(before.signature, after.signature))
    return [addition(`${path} allows more`)];
  return [breaking(`${path} was ${before.signature}, and is ${after.signature}`)];
}

function listChanges(address: string, before: readonly ApiSymbol[], after: readonly ApiSymbol[]): Change[] {
  return pairs(before, after, ({ name }) => name).flatMap(({ name, old, next }) => {
    const path = `${address}: ${name}`;
    if (!old) return [addition(`${path} was added`)];
    if (!next) return [breaking(`${path} was removed`)];
    return symbolChanges(path, old, next);
  });
}

/** A type that cannot be imported may go or get another name: what is made of it changes then. */
const reachedChanges = (
  address: string,
  before: readonly ApiSymbol[],
  after: readonly ApiSymbol[],
): Change[] =>
  pairs(before, after, ({ name }) => name).flatMap(({ name, old, next }) =>
    old && next ? symbolChanges(`${address}: ${name}`, old, next) : [],
  );

/** Differences between two states of a package for those who use it, each change by itself. */
export function changesOf(before: PackageApi, after: PackageApi): Change[] {
  const entryPoints = pairs(before.entryPoints, after.entryPoints, ({ address }) => address);
  return entryPoints.flatMap(({ name, old, next }) => {
    if (!old) return [addition(`${name} was added`)];
    if (!next) return [breaking(`${name} was removed`)];
    return [
      ...listChanges(name, old.symbols, next.symbols),
      ...reachedChanges(name, old.reached, next.reached),
    ];
  });
}

/**
 * Distance between two states of a package: nothing a remote could notice, more than before, or something
 * broke.
 */
export function classifyChange(before: PackageApi, after: PackageApi): ChangeKind {
  return greatest(changesOf(before, after));
}
