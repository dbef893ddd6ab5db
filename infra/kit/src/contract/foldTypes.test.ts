import { foldTypes } from './foldTypes';

test('small literals inside of a declaration take one line', () => {
  const long = `readonly pattern: '${'a'.repeat(90)}';`;
  expect(
    foldTypes(
      [
        'export const areaSchema: {',
        '    readonly properties: {',
        '        readonly name: {',
        "            readonly type: 'string';",
        '            readonly minLength: 1;',
        '        };',
        '        readonly path: {',
        `            ${long}`,
        '        };',
        '    };',
        '};',
      ].join('\n'),
    ),
  ).toBe(
    [
      'export const areaSchema: {',
      '    readonly properties: {',
      "        readonly name: { readonly type: 'string'; readonly minLength: 1; };",
      '        readonly path: {',
      `            ${long}`,
      '        };',
      '    };',
      '};',
    ].join('\n'),
  );
});

test('declarations, and literals with comments, stay as they are', () => {
  const text =
    'export interface A {\n    // (undocumented)\n    b: {\n        // (undocumented)\n        c: 1;\n    };\n}';
  expect(foldTypes(text)).toBe(text);
});
