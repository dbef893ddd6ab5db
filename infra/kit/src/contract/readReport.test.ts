import { readReport } from './readReport';

const report = `import { ReactNode } from 'react';

// @public
export interface CopyDialogProps<Row> extends CopyQuestion {
    // (undocumented)
    name: string | undefined;
    onCopy?: (name: string) => unknown;
}

// @public
interface CopyQuestion {
    rule?: string;
}

// @public
export function join(first: string, second?: string): string;

// @public
export function join(parts: readonly string[]): string;

// @public
export const declarationSchema: {
    readonly type: 'object';
    readonly required: readonly ["name"];
    readonly properties: {
        readonly name: {
            readonly type: 'string';
            readonly maxLength: 40;
        };
    };
    readonly additionalProperties: false;
};

// @public
export const contractVersion = "1.3.0";

// @public
const required: (value: unknown) => boolean;

declare namespace rules {
    export {
        required
    }
}
export { rules }

export { ReactNode }
`;

const { symbols, reached } = readReport(report);
const symbol = (name: string) => [...symbols, ...reached].find((one) => one.name === name);

test('what can be imported is told from what that is made of', () => {
  expect(symbols.map(({ name }) => name)).toEqual([
    'CopyDialogProps',
    'ReactNode',
    'contractVersion',
    'declarationSchema',
    'join',
    'rules',
  ]);
  expect(reached.map(({ name }) => name)).toEqual(['CopyQuestion', 'required']);
});

test('an interface has its members, and a frame without them', () => {
  expect(symbol('CopyDialogProps')).toMatchObject({
    kind: 'interface',
    frame: 'interface CopyDialogProps<Row> extends CopyQuestion',
    members: [
      { name: 'name', text: 'name: string | undefined', optional: false },
      { name: 'onCopy', text: 'onCopy?: (name: string) => unknown', optional: true },
    ],
  });
});

test('overloads of a function are one symbol that is compared as a whole', () => {
  expect(symbol('join')).toMatchObject({ kind: 'function', frame: '' });
  expect(symbol('join')?.members).toBeUndefined();
  expect(symbol('join')?.signature).toContain('parts: readonly string[]');
});

test('a namespace has the names it exports', () => {
  expect(symbol('rules')?.members?.map(({ name }) => name)).toEqual(['required']);
});

test('a schema is read as the value it is, and the version is not compared', () => {
  expect(symbol('declarationSchema')?.schema).toEqual({
    type: 'object',
    required: ['name'],
    properties: { name: { type: 'string', maxLength: 40 } },
    additionalProperties: false,
  });
  expect(symbol('contractVersion')).toEqual({
    name: 'contractVersion',
    kind: 'constant',
    signature: 'contractVersion',
    frame: '',
  });
});
