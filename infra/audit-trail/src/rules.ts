import { type Result, resultOf } from './result';

/** Condition on calls that are left out of a trail; a call that meets all that is given is not recorded. */
export interface Rule {
  readonly method?: string;
  /** Route as it would be recorded, `/itemsense/control/v1/jobs/:name`; `*` stands for anything. */
  readonly route?: string;
  /** Name of the person or program; `*` stands for anything. */
  readonly person?: string;
  readonly result?: RuledResult;
  /** Explanation for those who read the trail. */
  readonly reason?: string;
}

const ruledResults = ['done', 'refused', 'failed'] as const satisfies readonly Result[];

type RuledResult = (typeof ruledResults)[number];

/** Facts of a call that rules are about, as far as they are known. */
interface RuledCall {
  readonly method: string;
  readonly route: string;
  readonly person: string | undefined;
}

const conditions = ['method', 'route', 'person', 'result'] as const;

const keys: readonly string[] = [...conditions, 'reason'];

const longest = 200;

function problemOf(rule: unknown): string | undefined {
  if (typeof rule !== 'object' || rule === null || Array.isArray(rule)) return 'is no object';
  const entries = Object.entries(rule);
  const [unknown] = entries.find(([key]) => !keys.includes(key)) ?? [];
  if (unknown !== undefined) return `has a key ${unknown}; possible are ${keys.join(', ')}`;
  const [wrong] =
    entries.find(([, value]) => typeof value !== 'string' || value === '' || value.length > longest) ?? [];
  if (wrong !== undefined) return `has a ${wrong} that is no text of 1 to ${longest} characters`;
  if (!conditions.some((key) => Object.hasOwn(rule, key)))
    return `would leave out everything; it needs one of ${conditions.join(', ')}`;
  const { result } = rule as { result?: string };
  return result !== undefined && !ruledResults.some((known) => known === result)
    ? `has the result ${result}; possible are ${ruledResults.join(', ')}`
    : undefined;
}

/**
 * Reads rules.
 * @param text a JSON array of {@link Rule}
 * @throws Error with a sentence that says which rule is wrong, and how
 */
export function readRules(text: string): readonly Rule[] {
  let rules: unknown;
  try {
    rules = JSON.parse(text);
  } catch (cause) {
    throw new Error(`The rules are no JSON: ${(cause as Error).message}`, { cause });
  }
  if (!Array.isArray(rules)) throw new Error('The rules are no JSON array.');
  for (const [index, rule] of rules.entries()) {
    const problem = problemOf(rule);
    if (problem !== undefined) throw new Error(`Rule ${index + 1} ${problem}.`);
  }
  return rules as Rule[];
}

/** True if a text is what a pattern says, in which `*` stands for any number of characters. */
function matches(pattern: string, text: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's').test(text);
}

/** The rules that a call meets in all but its result. */
export const rulesFor = (rules: readonly Rule[], { method, route, person }: RuledCall): readonly Rule[] =>
  rules.filter(
    (rule) =>
      (rule.method === undefined || rule.method.toUpperCase() === method) &&
      (rule.route === undefined || matches(rule.route, route)) &&
      (rule.person === undefined || (person !== undefined && matches(rule.person, person))),
  );

/** True if one of the rules that a call meets leaves it out, whatever its result or with the result of a status. */
export const leavesOut = (rules: readonly Rule[], status?: number): boolean =>
  rules.some(({ result }) => result === undefined || (status !== undefined && result === resultOf(status)));
