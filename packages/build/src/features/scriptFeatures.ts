import { parse } from '@babel/parser';
import type { JSXOpeningElement, Node, ObjectPattern } from '@babel/types';
import { attributes, globals, members, statics } from './browserData';

/** Features that a source uses and declares. */
interface ScriptFeatures {
  /** Keys of young features, each with the member by which it is told. */
  readonly used: readonly { readonly key: string; readonly member?: string }[];
  /** Members of its own things. */
  readonly declared: readonly string[];
}

const nameOf = (key: Node): string => {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'StringLiteral' ? key.value : '';
};

/** Strips what is around a value but is not there at run time: `value as Type`. */
const bare = (node: Node): Node =>
  node.type.startsWith('TS') && 'expression' in node ? bare(node.expression as Node) : node;

/** A function or class that has a name inside itself. */
const isNamed = ({ type }: Node) =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type.startsWith('Class');

/** Nodes that are not there at run time, and those whose names are said elsewhere. */
const passedOver = new Set<string>([
  'TSTypeQuery',
  'TSQualifiedName',
  'TSExpressionWithTypeArguments',
  'ExportAllDeclaration',
]);

const wholePage = new Set(['globalThis', 'window', 'self']);

/** Collects the young features that are used. */
function createUses() {
  const used: { key: string; member?: string }[] = [];
  const note = (key: string | undefined, member?: string) => {
    if (key !== undefined) used.push({ key, member });
  };

  function member(object: Node, name: string) {
    const owner = bare(object);
    const on = owner.type === 'Identifier' ? owner.name : '';
    if (wholePage.has(on)) note(globals.young(name));
    else if (statics.has(`${on}.${name}`)) note(statics.young(`${on}.${name}`));
    else note(members.young(name), name);
  }

  function attributesOf({ name, attributes: given }: JSXOpeningElement) {
    if (name.type !== 'JSXIdentifier' || !/^[a-z]/.test(name.name)) return;
    for (const attribute of given)
      if (attribute.type === 'JSXAttribute') {
        const key = String(attribute.name.name).toLowerCase();
        const own = `${name.name}.${key}`;
        note(attributes.young(attributes.has(own) ? own : key));
      }
  }

  return { used, note, member, attributesOf };
}

/**
 * Finds what a source uses of the browser that not all supported ones have. Without types, a member is told by its name
 * alone: one whose name older features have as well is not found.
 * @param text TypeScript, with JSX
 */
export function scriptFeatures(text: string): ScriptFeatures {
  const { used, note, member, attributesOf } = createUses();
  const declared: string[] = [];
  const bound = new Set<string>();
  const free: string[] = [];
  function bind(node: Node | null | undefined): void {
    if (!node) return;
    if (node.type === 'Identifier') bound.add(node.name);
    if (node.type === 'ObjectPattern') pattern(node);
    if (node.type === 'ArrayPattern') node.elements.forEach(bind);
    if (node.type === 'AssignmentPattern') {
      bind(node.left);
      visit(node.right);
    }
    if (node.type === 'RestElement') bind(node.argument);
  }

  function pattern({ properties }: ObjectPattern) {
    for (const property of properties) {
      if (property.type === 'RestElement') bind(property);
      else {
        if (!property.computed) note(members.young(nameOf(property.key)), nameOf(property.key));
        bind(property.value as Node);
      }
    }
  }

  function visit(given: unknown): void {
    if (Array.isArray(given)) {
      given.forEach(visit);
      return;
    }
    const node = given as Node | null;
    if (typeof node?.type !== 'string' || passedOver.has(node.type)) return;
    switch (node.type) {
      case 'ImportSpecifier':
      case 'ImportDefaultSpecifier':
      case 'ImportNamespaceSpecifier':
        bound.add(node.local.name);
        return;
      case 'TSTypeReference':
        visit(node.typeParameters);
        return;
      case 'ExportNamedDeclaration':
        if (!node.source && node.exportKind !== 'type') visit([node.declaration, node.specifiers]);
        else visit(node.declaration);
        return;
      case 'ExportSpecifier':
        visit(node.local);
        return;
      case 'TSPropertySignature':
      case 'TSMethodSignature':
        declared.push(nameOf(node.key));
        if (node.type === 'TSPropertySignature') visit(node.typeAnnotation);
        return;
      case 'MemberExpression':
      case 'OptionalMemberExpression':
        visit(node.object);
        if (node.computed) visit(node.property);
        member(
          node.object,
          node.computed && node.property.type !== 'StringLiteral' ? '' : nameOf(node.property),
        );
        return;
      case 'Identifier':
        free.push(node.name);
        return;
      case 'VariableDeclarator':
        bind(node.id);
        visit(node.init);
        return;
      case 'ObjectProperty':
      case 'ObjectMethod':
      case 'ClassMethod':
      case 'ClassProperty':
        if (node.computed) visit(node.key);
        else declared.push(nameOf(node.key));
        break;
      case 'CatchClause':
        bind(node.param);
        break;
      case 'JSXOpeningElement':
        attributesOf(node);
        break;
      default:
    }
    if ('params' in node && Array.isArray(node.params)) for (const one of node.params) bind(one as Node);
    if (isNamed(node) && 'id' in node) bind(node.id as Node);
    for (const [part, value] of Object.entries(node))
      if (!['loc', 'params', 'id', 'key', 'param'].includes(part)) visit(value);
  }

  visit(parse(text, { sourceType: 'module', plugins: ['typescript', 'jsx'] }).program.body);
  for (const name of free) if (!bound.has(name)) note(globals.young(name));
  return { used, declared };
}
