import { parse } from '@babel/parser';
import type { Node } from '@babel/types';
import type { ApiMember, ApiSymbol, EntryPoint } from './apiSymbol';

type Statement = ReturnType<typeof parse>['program']['body'][number];
type Declared = Extract<
  Statement,
  {
    type:
      | 'TSDeclareFunction'
      | 'ClassDeclaration'
      | 'TSInterfaceDeclaration'
      | 'TSTypeAliasDeclaration'
      | 'VariableDeclaration'
      | 'TSModuleDeclaration';
  }
>;

const oneLine = (text: string): string =>
  text
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/^export /, '')
    .replace(/^declare /, '')
    .trim();

const nameOf = (node: Node): string => {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'StringLiteral') return node.value;
  if (node.type === 'RestElement') return nameOf(node.argument);
  return '';
};

/** The value that a type of literals describes: how a constant that is a JSON schema is reported. */
function literalValue(type: Node): unknown {
  switch (type.type) {
    case 'TSTypeLiteral':
      return Object.fromEntries(
        type.members.flatMap((member) =>
          member.type === 'TSPropertySignature' && member.typeAnnotation
            ? [[nameOf(member.key), literalValue(member.typeAnnotation.typeAnnotation)]]
            : [],
        ),
      );
    case 'TSTypeOperator':
      return literalValue(type.typeAnnotation);
    case 'TSTupleType':
      return type.elementTypes.map(literalValue);
    case 'TSLiteralType':
      return 'value' in type.literal ? type.literal.value : null;
    default:
      return null;
  }
}

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
      members.push({ name, text: this.slice(node).replace(/;$/, ''), optional: node.optional === true });
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
  ): ApiSymbol {
    return { name, kind, signature: this.slice(node).replace(/;$/, ''), frame, ...(members && { members }) };
  }

  /** Exports of a namespace: each is declared beside it under the same name. */
  private names(body: Node): ApiMember[] | undefined {
    if (body.type !== 'TSModuleBlock') return undefined;
    return body.body.flatMap((node) =>
      node.type === 'ExportNamedDeclaration'
        ? node.specifiers.map(({ exported }) => ({
            name: nameOf(exported),
            text: nameOf(exported),
            optional: false,
          }))
        : [],
    );
  }

  /** A symbol that is compared as a whole. */
  whole(name: string, node: Node): ApiSymbol {
    return this.of(name, 'constant', node, undefined, '');
  }

  symbols(declared: Declared): ApiSymbol[] {
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
          ),
        ];
      }
      case 'TSTypeAliasDeclaration': {
        const { typeAnnotation: type } = declared;
        const members = type.type === 'TSTypeLiteral' ? this.members(type.members) : undefined;
        return [
          this.of(declared.id.name, 'type', declared, members, this.around(declared, type.start, type.end)),
        ];
      }
      case 'TSDeclareFunction': {
        const first = declared.params[0]?.start;
        const last = declared.params.at(-1)?.end;
        const frame = first === undefined ? this.slice(declared) : this.around(declared, first, last);
        const name = declared.id?.name ?? '';
        // A function without parameters has the frame that it has with some.
        const members = this.parameters(declared.params);
        return [this.of(name, 'function', declared, members, frame.replace(/;$/, ''))];
      }
      case 'TSModuleDeclaration':
        return [this.of(nameOf(declared.id), 'namespace', declared, this.names(declared.body), '')];
      case 'ClassDeclaration':
        return [this.of(declared.id?.name ?? '', 'class', declared, undefined, '')];
      default:
        return declared.declarations.flatMap((one) => {
          if (one.id.type !== 'Identifier') return [];
          const annotation = one.id.typeAnnotation;
          const type = annotation?.type === 'TSTypeAnnotation' ? annotation.typeAnnotation : undefined;
          const members = type?.type === 'TSTypeLiteral' ? this.members(type.members) : undefined;
          const frame = type ? this.around(one, type.start, type.end) : '';
          const { name } = one.id;
          // The value of the version is no part of the contract: it changes with every change.
          if (name === 'contractVersion') return [{ name, kind: 'constant', signature: name, frame: '' }];
          const symbol = this.of(name, 'constant', one, members, frame);
          return [/Schema$/.test(name) && type ? { ...symbol, schema: literalValue(type) } : symbol];
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
    'TSModuleDeclaration',
  ].includes(node.type);

/** Several declarations of one name are one symbol: the overloads of a function. */
function joined(before: ApiSymbol | undefined, next: ApiSymbol): ApiSymbol {
  if (!before) return next;
  const { members: _, ...whole } = before;
  return { ...whole, signature: `${before.signature}; ${next.signature}`, frame: '' };
}

/**
 * Reads the declarations of a report of API Extractor.
 * @returns what can be imported, and the types that only those are made of.
 */
export function readReport(text: string): Omit<EntryPoint, 'address'> {
  const { program } = parse(text, { sourceType: 'module', plugins: [['typescript', { dts: true }]] });
  const reading = new Reading(text);
  const all = new Map<string, ApiSymbol>();
  const exported = new Set<string>();
  for (const node of program.body) {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (declaration && isDeclared(declaration))
      for (const symbol of reading.symbols(declaration)) {
        all.set(symbol.name, joined(all.get(symbol.name), symbol));
        if (declaration !== node) exported.add(symbol.name);
      }
    if (node.type === 'ExportNamedDeclaration')
      for (const { exported: name } of node.specifiers) {
        exported.add(nameOf(name));
        // A name of another entry point or of a library, exported again.
        if (!all.has(nameOf(name))) all.set(nameOf(name), reading.whole(nameOf(name), node));
      }
  }
  const byName = [...all.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
  return {
    symbols: byName.filter(({ name }) => exported.has(name)),
    reached: byName.filter(({ name }) => !exported.has(name)),
  };
}
