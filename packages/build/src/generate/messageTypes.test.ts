import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeMessageTypes } from './messageTypes';

const folder = mkdtempSync(join(tmpdir(), 'messages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The types of the messages of a folder, without what is the same in every file. */
function typesOf(catalogues: Readonly<Record<string, Readonly<Record<string, string>>>>): string[] {
  for (const [path, texts] of Object.entries(catalogues)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(texts));
  }
  writeMessageTypes(folder);
  return readFileSync(join(folder, 'messages.generated.d.ts'), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^(type Values|')/.test(line));
}

test('keys are types with the values that their texts take in any language; equal ones share a type', () => {
  const types = typesOf({
    'messages/en.json': {
      'jobs.title': 'Jobs',
      'jobs.count': '{count, plural, one {# job} other {# jobs}} in {place}',
      'jobs.link': 'See <link>{name}</link> of {when, date}',
      'jobs.saved': 'Saved',
      'jobs.left': '{count, number} in {place}',
    },
    'messages/de.json': { 'jobs.saved': '{kind, select, p {wurden} other {wurde {name}}} gespeichert' },
    'deep/messages/en.json': { 'page.own': '{name}' },
    'declared/en.json': { 'Jobs of today': '{no message}' },
  });
  expect(types).toEqual([
    'type Values1 = [values: { name: Value }];',
    'type Values2 = [values: { kind: Value; name: Value }];',
    'type Values3 = [values: { count: number; place: Value }];',
    'type Values4 = [values: { link: Tag; name: Value; when: Time }];',
    "'page.own': Values1;",
    "'jobs.saved': Values2;",
    "'jobs.title': [];",
    "'jobs.count': Values3;",
    "'jobs.link': Values4;",
    "'jobs.left': Values3;",
  ]);
});
