import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AnySchema } from 'ajv';

/**
 * Compiles the answer checks of every resource (`answers` of its schema.ts) to plain functions next to the
 * schema, since the content security policy of the console forbids to compile them in the browser. What is
 * unchanged since the last run is left alone.
 */
const source = fileURLToPath(new URL('../src/', import.meta.url));
const require = createRequire(import.meta.url);

const resources = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[^/\\]+[/\\]schema\.ts$/.test(file))
  .map((file) => file.slice(0, -'/schema.ts'.length))
  .filter((resource) => read(resource, 'schema.ts').includes('export const answers'))
  .sort();

const mark = `// ${stateOfInputs()}\n`;
const stale = resources.filter((resource) =>
  outputs(resource).some((file) => !readIfThere(file).startsWith(mark)),
);
for (const resource of stale) await generate(resource);
console.log(`Answer checks: ${stale.length} of ${resources.length} compiled.`);

async function generate(resource: string): Promise<void> {
  const schema = pathToFileURL(join(source, resource, 'schema.ts')).href;
  const { answers } = (await import(schema)) as { answers: Record<string, AnySchema> };
  const [script = '', declaration = ''] = outputs(resource);
  writeFileSync(script, mark + (await compile(resource, answers)));
  writeFileSync(declaration, mark + declare(Object.keys(answers)));
}

/** ES module with one check per answer. */
async function compile(resource: string, answers: Record<string, AnySchema>): Promise<string> {
  const [{ Ajv }, { default: standalone }] = await Promise.all([
    import('ajv'),
    import('ajv/dist/standalone/index.js'),
  ]);
  const ajv = new Ajv({ code: { source: true, esm: true, lines: true }, allowUnionTypes: true });
  for (const [name, schema] of Object.entries(answers)) ajv.addSchema(schema, name);
  const names = Object.keys(answers).map((name) => [validatorOf(name), name]);
  const code = overOwnKeys(slim(standalone(ajv, Object.fromEntries(names))));
  if (/\bfor\s*\([^)]* in /.test(code))
    throw new Error(`src/${resource}: a check loops over inherited keys.`);
  if (/\brequire\(/.test(code))
    throw new Error(`src/${resource}/schema.ts: an answer uses a keyword that needs ajv at run time. Answer checks
keep to types, required keys and patterns; leave lengths, formats and uniqueness to the request.`);
  return code;
}

/**
 * Loops over own keys only: a page around may have added enumerable ones to `Object.prototype`. Ajv's `ownProperties`
 * would guard every access as well and weigh a tenth more.
 */
function overOwnKeys(code: string): string {
  return code.replace(/for\(const (\w+) in (\w+)\)/g, 'for(const $1 of Object.keys($2))');
}

/** Mismatches without what nobody reads: of each only place and message are reported. */
function slim(code: string): string {
  return code.replace(/schemaPath:"[^"]*",keyword:"[^"]*",params:\{[^}]*\},/g, '');
}

function declare(names: string[]): string {
  const lines = names.map(
    (name) => `export declare const ${validatorOf(name)}: Validator<Shape<Answers['${name}']>>;\n`,
  );
  return `import type { Validator } from '../client';
import type { Shape } from '../schema';
import type { answers } from './schema';

type Answers = typeof answers;
${lines.join('')}`;
}

function validatorOf(name: string): string {
  return `validate${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** Digest of everything the output depends on. */
function stateOfInputs(): string {
  const digest = createHash('sha256');
  digest.update(readFileSync(fileURLToPath(import.meta.url)));
  digest.update(readFileSync(require.resolve('ajv/package.json')));
  digest.update(read('schema', 'fragments.ts'));
  for (const resource of resources) digest.update(read(resource, 'schema.ts'));
  return digest.digest('hex');
}

function outputs(resource: string): string[] {
  return ['js', 'd.ts'].map((extension) => join(source, resource, `validate.generated.${extension}`));
}

function read(...path: string[]): string {
  return readFileSync(join(source, ...path), 'utf8');
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
