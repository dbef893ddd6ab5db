import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const workspace = join(__dirname, '../../..');

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (/^(?:node_modules|dist|reports|\..*)$/.test(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesIn(path);
    return /(?<!\.generated|\.d)\.tsx?$/.test(entry.name) ? [path] : [];
  });

/** Tests, and files with the text of sources in them. */
const withoutExports =
  /\.(?:test|spec)\.tsx?$|^packages\/build\/src\/generate\/|^bench\/src\/loadRemoteSource\.ts$/;

const sources = ['packages', 'shell', 'remotes', 'infra', 'e2e', 'bench']
  .flatMap((folder) => sourcesIn(join(workspace, folder)))
  .map((path) => ({ path: relative(workspace, path), text: readFileSync(path, 'utf8') }));

/** Doc comments that name a question in place of the thing: "What a form shows above its fields." */
const questionsIn = (text: string): string[] =>
  text.match(/\/\*\*(?:\n\s*\*)? (?:What|Whether|How|Options of)\b.*/g) ?? [];

/** Exports of a source without a doc comment; one comment serves all overloads of a function. */
function undocumentedIn(text: string): string[] {
  const documented = new Set<string>();
  const found: string[] = [];
  const exported =
    /(?<doc>\*\/\n(?:\s*\/\/.*\n)*)?^export (?:declare |abstract |async )*(?:const|let|function\*?|interface|type|class|enum) (?<name>\w+)/gm;
  for (const { groups } of text.matchAll(exported)) {
    const { doc, name = '' } = groups ?? {};
    if (doc) documented.add(name);
    else if (!documented.has(name)) found.push(name);
  }
  return found;
}

const faults = (faultsIn: (text: string) => string[], among = sources): string[] =>
  among.flatMap(({ path, text }) => faultsIn(text).map((fault) => `${path}: ${fault}`));

test('doc comments begin with a noun or a verb', () => {
  expect(faults(questionsIn)).toEqual([]);
});

test('every exported symbol has a doc comment', () => {
  const exporting = sources.filter(({ path }) => !withoutExports.test(path));
  expect(faults(undocumentedIn, exporting)).toEqual([]);
});

test('questions and missing comments are found however they are written', () => {
  const opening = '/**';
  const source = `
${opening} What it shows. */
export interface Shown {}

${opening}
 * Whether it is open. It closes by itself.
 */
// A remark between them.
export const isOpen = true;

/** Reads one or several. */
export function read(one: string): string;
export function read(several: readonly string[]): string[];

export const missing = 1;
`;
  expect(questionsIn(source)).toHaveLength(2);
  expect(undocumentedIn(source)).toEqual(['missing']);
});
