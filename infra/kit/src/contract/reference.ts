import type { ApiSymbol, PackageApi } from './apiSymbol';
import type { KeptApi, Step } from './snapshot';

/** Longer signatures are types that the compiler worked out; the sources tell more. */
const longest = 400;

const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** A comment as it reads outside of its source: links to symbols are their names. */
const plain = (doc: string) => doc.replace(/\{@link ([^}\s]+)[^}]*\}/g, '`$1`');

const memberLines = ({ members = [] }: ApiSymbol) =>
  members.flatMap(({ text, doc }) => [
    ...(doc ? [`  /** ${plain(doc).replace(/\s*\n\s*/g, ' ')} */`] : []),
    `  ${shortened(text)};`,
  ]);

function code(symbol: ApiSymbol): string {
  const { kind, members, frame, name } = symbol;
  if (members && (kind === 'interface' || kind === 'type'))
    return [`${frame.replace(/\s*=\s*;?$/, ' =').replace(/;$/, '')} {`, ...memberLines(symbol), '}'].join(
      '\n',
    );
  if (members && (kind === 'constant' || kind === 'namespace'))
    return [`${name}: {`, ...memberLines(symbol), '}'].join('\n');
  return shortened(symbol.signature);
}

function described(symbol: ApiSymbol, since: string | undefined): string {
  const { name, kind, doc } = symbol;
  const facts = [kind, ...(since && !since.endsWith('.0.0') ? [`since ${since}`] : [])].join(', ');
  return [
    `### ${name}`,
    `_${facts}_`,
    ...(doc ? [plain(doc)] : []),
    ...(kind === 'library' ? [`\`${symbol.signature}\``] : [`\`\`\`ts\n${code(symbol)}\n\`\`\``]),
  ].join('\n\n');
}

/** The reference of a package. */
export function reference(api: PackageApi, kept: KeptApi): string {
  const since = new Map(
    kept.entryPoints.flatMap(({ address, symbols }) =>
      symbols.map((symbol) => [`${address}: ${symbol.name}`, symbol.since] as const),
    ),
  );
  const parts = api.entryPoints.map(({ address, symbols }) =>
    [
      `## ${address}`,
      ...symbols.map((symbol) => described(symbol, since.get(`${address}: ${symbol.name}`))),
    ].join('\n\n'),
  );
  return `# ${api.name} ${api.version}

What a remote may use of it. Written by \`pnpm contract\` from the sources; change those.

${parts.join('\n\n')}
`;
}

/** What changed with which version. */
export function changeLog(steps: readonly Step[]): string {
  const parts = steps.map(({ package: name, version, changes, because }) =>
    [
      `## ${name} ${version}`,
      changes.map((change) => `- ${change}`).join('\n'),
      ...(because ? [`No remote that is built can notice: ${because}`] : []),
    ].join('\n\n'),
  );
  return `# What changed in the contract

Newest first. Written by \`pnpm contract\`. An addition raises the minor version, what breaks a remote that is built the major one.

${parts.length > 0 ? parts.join('\n\n') : 'Nothing yet since this is kept.'}
`;
}
