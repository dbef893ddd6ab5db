/** One step of a package: what changed with a version. */
export interface Step {
  readonly package: string;
  readonly version: string;
  readonly changes: readonly string[];
  /** Why no remote notices a change that would break it. @defaultValue none */
  readonly because?: string;
}

const head = `# What changed in the contract

Newest first. Written by \`npm run contract\`. An addition raises the minor version, a breaking change the major one.
`;

const section = ({ package: name, version, changes, because }: Step) =>
  [
    `## ${name} ${version}`,
    changes.map((change) => `- ${change}`).join('\n'),
    ...(because ? [`No remote that is built can notice: ${because}`] : []),
  ].join('\n\n');

/** The log with new steps before those that it holds. */
export function addSteps(log: string, steps: readonly Step[]): string {
  const start = log.indexOf('\n## ');
  const earlier = start === -1 ? [] : [log.slice(start).trim()];
  const sections = [...steps.map(section), ...earlier];
  return `${[head.trimEnd(), ...sections].join('\n\n')}\n`;
}
