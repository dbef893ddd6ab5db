import { manifestIn, templateVersion } from '../../create/answers';
import type { Migration } from './migration';

const literal = `'(?:[^'\\\\]|\\\\.)*'|"(?:[^"\\\\]|\\\\.)*"`;
const areaOf = new RegExp(
  `areas:\\s*\\[\\s*(?:\\{\\s*name:\\s*(?<name>${literal}),\\s*title:\\s*\\{\\s*en:\\s*(?<title>${literal})|publishedAreas(?:\\.(?<member>\\w+)|\\[(?<key>${literal})\\]))`,
);
const ownerOf = new RegExp(`\\bowner:\\s*(?<owner>${literal})`);

const unquoted = (quoted: string | undefined) => quoted?.slice(1, -1).replaceAll(/\\(.)/g, '$1');

/** Repositories of versions before 2.32 do not say what they were created with; their declaration does. */
export const answers: Migration = {
  number: 1,
  since: '2.32.0',
  title: 'package.json says what the repository was created with',
  migrate(files) {
    const manifest = manifestIn(files);
    const declaration = files.get('src/declaration.ts') ?? '';
    const { name, title, member, key } = areaOf.exec(declaration)?.groups ?? {};
    const area = member ?? unquoted(key) ?? unquoted(name);
    const owner = unquoted(ownerOf.exec(declaration)?.groups?.owner);
    if (manifest.console || area === undefined || owner === undefined) return files;
    const console = {
      template: templateVersion(manifest),
      area,
      ...(title !== undefined && { title: unquoted(title) }),
      owner,
    };
    return new Map(files).set('package.json', `${JSON.stringify({ ...manifest, console }, null, 2)}\n`);
  },
};
