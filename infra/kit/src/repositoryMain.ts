import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assertArguments, parseWords, runCommand } from '@console/workspace';
import { createRepository } from './create/createRepository';
import { callingManager } from './create/packageManager';
import { describeUpdate } from './update/describeUpdate';
import { updateRepository } from './update/updateRepository';

const usage = `create-remote <name> [--area <area>] [--title <title>] [--owner <team>] [--packages <folder>]

Writes the repository of a working remote into <name>: a list, a page and a form, tests, a journey, workflows.
  --area      the area of the console it serves; the one called like the remote by default
  --title     what the bar calls an area that is new to the console
  --owner     the team that administrators turn to; named after the remote by default
  --packages  folder of packed packages to work with, in place of those of the registry

create-remote --update [--packages <folder>] [--created-with <file>]

Brings the repository it is run in to this version: "console-remote update --help" says more.`;

/** The template lies beside the folder of the program, which is packed as one file. */
const template = fileURLToPath(new URL('../template', import.meta.url));

await runCommand(
  async () => {
    const { values, positionals } = parseWords(process.argv.slice(2), {
      area: { type: 'string' },
      title: { type: 'string' },
      owner: { type: 'string' },
      packages: { type: 'string' },
      update: { type: 'boolean', default: false },
      'created-with': { type: 'string' },
    });
    const { packages, update, 'created-with': createdWith, ...wanted } = values;
    if (update) {
      assertArguments(positionals, 0, 0);
      const done = await updateRepository({
        repository: process.cwd(),
        template,
        packages: packages && resolve(packages),
        createdWith: createdWith && resolve(createdWith),
      });
      console.log(describeUpdate(done));
      return;
    }
    assertArguments(positionals, 1, 1);
    const [name = ''] = positionals;
    const created = await createRepository(
      { name, ...wanted },
      { template, into: process.cwd(), packages: packages && resolve(packages) },
    );
    console.log(`Wrote ${created.files} files into ${relative(process.cwd(), created.folder)}: the area ${created.area.name}, owner ${created.owner}.

  cd ${name}
  ${callingManager().name} install
  npm run dev    the console with it live, at ${created.address}
  npm test       its tests`);
  },
  { usage },
);
