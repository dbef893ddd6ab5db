/**
 * Source of the module that takes the place of the shell's `registry/loadContainer` in the bundle: it imports the remotes
 * and hands them out.
 * @param folder where the remotes lie.
 */
export function loadRemoteSource(names: readonly string[], folder: string): string {
  const imports = names.map(
    (name, at) => `import remote${at} from ${JSON.stringify(`${folder}/${name}/src/remote.generated`)};`,
  );
  const entries = names.map((name, at) => `  ${JSON.stringify(name)}: remote${at},`);
  return `${imports.join('\n')}

const remotes = {
${entries.join('\n')}
};

export async function loadContainer({ name }) {
  const remote = remotes[name];
  if (!remote) throw new Error(\`The bundle holds no remote \${name}.\`);
  return remote;
}
`;
}
