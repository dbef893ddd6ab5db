import { existsSync, readFileSync } from 'node:fs';
import { parse } from '@babel/parser';
import type { Node } from '@babel/types';
import type { ApiMember, ApiSymbol } from './apiSymbol';

type Statement = ReturnType<typeof parse>['program']['body'][number];
type Declared = Extract<
  Statement,
  {
    type:
      | 'TSDeclareFunction'
      | 'ClassDeclaration'
      | 'TSInterfaceDeclaration'
      | 'TSTypeAliasDeclaration'
      | 'VariableDeclaration';
  }
>;

/** Where a name of a file comes from: a module, under the name it has there; `*` is all of it. */
export interface Origin {
  readonly from: string;
  readonly name: string;
}

/** A file of type declarations, taken apart. */
export interface DeclarationFile {
  /** What is exported under its own name, declared here or brought from elsewhere. */
  readonly exports: ReadonlyMap<string, Origin | 'here'>;
  /** Modules of which everything is exported. */
  readonly all: readonly string[];
  /** What is brought in. */
  readonly imports: ReadonlyMap<string, Origin>;
  /** What is declared here, exported or not. */
  readonly symbols: ReadonlyMap<string, ApiSymbol>;
}

/** Longer texts are a type that a compiler worked out; what they say is kept by their beginning and length. */
const longest = 2000;

/** Paths into installed libraries say which library; where it lies differs between machines. */
const library =
  /import\("[^"]*node_modules\/(?:\.pnpm\/[^/"]+\/node_modules\/)?((?:@[^/"]+\/)?[^/"]+)[^"]*"\)/g;

function oneLine(text: string): string {
  const plain = text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(library, 'import("$1")')
    .replace(/\s+/g, ' ')
    .replace(/^export /, '')
    .replace(/^declare /, '')
    .trim();
  return plain.length > longest ? `${plain.slice(0, longest)}… (${plain.length} characters)` : plain;
}

const docOf = (node: Node): string | undefined => {
  const comment = node.leadingComments?.findLast(
    ({ type, value }) => type === 'CommentBlock' && value.startsWith('*'),
  );
  return comment?.value
    .split('\n')
    .map((line) => line.replace(/^\s*\*+ ?/, '').trimEnd())
    .join('\n')
    .trim();
};

const nameOf = (node: Node): string => {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'StringLiteral') return node.value;
  if (node.type === 'RestElement') return nameOf(node.argument);
  return '';
};

/** Takes declarations of one text apart. */
class Reading {
  constructor(private readonly text: string) {}

  private slice(node: Node | null | undefined): string {
    return node ? oneLine(this.text.slice(node.start ?? 0, node.end ?? 0)) : '';
  }

  private members(nodes: readonly Node[]): ApiMember[] | undefined {
    const members: ApiMember[] = [];
    for (const node of nodes) {
      // An index or a call signature has no name: such a type is compared as a whole.
      if (node.type !== 'TSPropertySignature' && node.type !== 'TSMethodSignature') return undefined;
      const name = nameOf(node.key);
      if (!name || members.some((member) => member.name === name)) return undefined;
      const doc = docOf(node);
      const member = { name, text: this.slice(node).replace(/;$/, ''), optional: node.optional === true };
      members.push({ ...member, ...(doc && { doc }) });
    }
    return members;
  }

  private parameters(nodes: readonly Node[]): ApiMember[] | undefined {
    const members = nodes.map((node, at): ApiMember => {
      const optional = node.type === 'RestElement' || ('optional' in node && node.optional === true);
      return { name: nameOf(node) || `parameter ${at + 1}`, text: this.slice(node), optional };
    });
    return new Set(members.map(({ name }) => name)).size === members.length ? members : undefined;
  }

  /** The text of a declaration without a part of it. */
  private around(node: Node, from: number | null | undefined, to: number | null | undefined): string {
    const text = this.text.slice(node.start ?? 0, from ?? 0) + this.text.slice(to ?? 0, node.end ?? 0);
    return oneLine(text);
  }

  private of(
    name: string,
    kind: ApiSymbol['kind'],
    node: Node,
    members: ApiMember[] | undefined,
    frame: string,
    doc: string | undefined,
  ): ApiSymbol {
    const symbol = { name, kind, signature: this.slice(node).replace(/;$/, ''), frame };
    return { ...symbol, ...(members && { members }), ...(doc && { doc }) };
  }

  symbols(declared: Declared, doc: string | undefined): ApiSymbol[] {
    switch (declared.type) {
      case 'TSInterfaceDeclaration': {
        const { body } = declared;
        const members = this.members(body.body);
        return [
          this.of(
            declared.id.name,
            'interface',
            declared,
            members,
            this.around(declared, body.start, body.end),
            doc,
          ),
        ];
      }
      case 'TSTypeAliasDeclaration': {
        const { typeAnnotation: type } = declared;
        const members = type.type === 'TSTypeLiteral' ? this.members(type.members) : undefined;
        return [
          this.of(
            declared.id.name,
            'type',
            declared,
            members,
            this.around(declared, type.start, type.end),
            doc,
          ),
        ];
      }
      case 'TSDeclareFunction': {
        const first = declared.params[0]?.start;
        const last = declared.params.at(-1)?.end;
        const frame = first === undefined ? this.slice(declared) : this.around(declared, first, last);
        const name = declared.id?.name ?? '';
        // A function without parameters has the frame that it has with some.
        const members = this.parameters(declared.params);
        return [this.of(name, 'function', declared, members, frame.replace(/;$/, ''), doc)];
      }
      case 'ClassDeclaration':
        return [this.of(declared.id?.name ?? '', 'class', declared, undefined, '', doc)];
      default:
        return declared.declarations.flatMap((one) => {
          if (one.id.type !== 'Identifier') return [];
          const annotation = one.id.typeAnnotation;
          const type = annotation?.type === 'TSTypeAnnotation' ? annotation.typeAnnotation : undefined;
          const members = type?.type === 'TSTypeLiteral' ? this.members(type.members) : undefined;
          const frame = type ? this.around(one, type.start, type.end) : '';
          return [this.of(one.id.name, 'constant', one, members, frame, doc)];
        });
    }
  }
}

const isDeclared = (node: Node): node is Declared =>
  [
    'TSDeclareFunction',
    'ClassDeclaration',
    'TSInterfaceDeclaration',
    'TSTypeAliasDeclaration',
    'VariableDeclaration',
  ].includes(node.type);

/** Several declarations of one name are one symbol: the overloads of a function. */
function joined(before: ApiSymbol | undefined, next: ApiSymbol): ApiSymbol {
  if (!before) return next;
  const { members: _, ...whole } = before;
  return { ...whole, signature: `${before.signature}; ${next.signature}`, frame: '' };
}

/** Reads a file of type declarations. */
export function readDeclarationFile(path: string): DeclarationFile {
  const text = readFileSync(path, 'utf8');
  const { program } = parse(text, { sourceType: 'module', plugins: [['typescript', { dts: true }]] });
  const reading = new Reading(text);
  const exports = new Map<string, Origin | 'here'>();
  const imports = new Map<string, Origin>();
  const symbols = new Map<string, ApiSymbol>();
  const all: string[] = [];

  const declare = (declared: Declared, doc: string | undefined, exported: boolean) => {
    for (const symbol of reading.symbols(declared, doc)) {
      symbols.set(symbol.name, joined(symbols.get(symbol.name), symbol));
      if (exported) exports.set(symbol.name, 'here');
    }
  };
  for (const node of program.body) {
    if (isDeclared(node)) declare(node, docOf(node), false);
    if (node.type === 'ImportDeclaration')
      for (const specifier of node.specifiers)
        imports.set(specifier.local.name, {
          from: node.source.value,
          name: specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : '*',
        });
    if (node.type === 'ExportAllDeclaration') all.push(node.source.value);
    if (node.type !== 'ExportNamedDeclaration') continue;
    if (node.declaration && isDeclared(node.declaration)) declare(node.declaration, docOf(node), true);
    for (const specifier of node.specifiers) {
      const from = node.source?.value;
      const name = specifier.type === 'ExportSpecifier' ? specifier.local.name : '*';
      const exported = nameOf(specifier.exported);
      if (from !== undefined) exports.set(exported, { from, name });
      else exports.set(exported, imports.get(name) ?? 'here');
    }
  }
  return { exports, all, imports, symbols };
}

/** Whether there is such a file. */
export const isThere = (path: string): boolean => existsSync(path);
