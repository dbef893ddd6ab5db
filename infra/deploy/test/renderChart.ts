import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments, stringify } from 'yaml';

type Values = Readonly<Record<string, unknown>>;

/** A template that uses more of Helm than is rendered here. */
class UnknownTemplate extends Error {
  override readonly name = 'UnknownTemplate';
}

/** The value that `.Values.a.b` or `.Release.Name` names. */
function lookUp(path: string, values: Values): unknown {
  return path
    .slice(1)
    .split('.')
    .reduce<unknown>((value, key) => (value as Values | undefined)?.[key], values);
}

/** Value of the text between braces, quoted or as YAML of an indentation. */
function evaluate(expression: string, values: Values): string {
  const [, path = '', rest = ''] =
    /^(?:toYaml )?(\.[A-Za-z.]+)(?: \| (quote|nindent \d+))?$/.exec(expression) ?? [];
  const value = lookUp(path, values);
  if (!path || value === undefined) throw new UnknownTemplate(`{{ ${expression} }}`);
  if (expression.startsWith('toYaml ')) {
    const indent = ' '.repeat(Number(rest.split(' ')[1] ?? 0));
    return `\n${stringify(value).trimEnd().replace(/^/gm, indent)}`;
  }
  return rest === 'quote' ? JSON.stringify(String(value)) : String(value);
}

/** Renders one template: `if`, `if not` and `end` on lines of their own, values anywhere. */
function render(template: string, values: Values): string {
  const open: boolean[] = [];
  const lines: string[] = [];
  for (const line of template.split('\n')) {
    const [, word, negated, path = ''] = /^\s*\{\{- (if|end) ?(not )?(\.\S+)? ?\}\}$/.exec(line) ?? [];
    if (word === 'if') open.push(Boolean(lookUp(path, values)) !== Boolean(negated));
    else if (word === 'end') open.pop();
    else if (open.every(Boolean))
      lines.push(
        line.replace(/\{\{-? (.+?) \}\}/g, (_, expression: string) => evaluate(expression.trim(), values)),
      );
  }
  if (open.length > 0) throw new UnknownTemplate('an if without an end');
  return lines.join('\n');
}

/**
 * Renders a chart of Helm as far as its templates are plain: there is no Helm among Debian's packages and npm's.
 * @param change what differs from `values.yaml`, at its top level
 * @returns the objects, by kind
 */
export function renderChart(folder: string, change: Values = {}): ReadonlyMap<string, Values> {
  const values = { ...parse(readFileSync(join(folder, 'values.yaml'), 'utf8')), ...change };
  const objects = readdirSync(join(folder, 'templates')).flatMap((file) => {
    const text = render(readFileSync(join(folder, 'templates', file), 'utf8'), {
      Values: values,
      Release: { Name: 'north' },
    });
    return parseAllDocuments(text).flatMap((document) => {
      if (document.errors[0]) throw document.errors[0];
      const object = document.toJS() as Values | null;
      return object ? [object] : [];
    });
  });
  return new Map(objects.map((object) => [String(object.kind), object]));
}
