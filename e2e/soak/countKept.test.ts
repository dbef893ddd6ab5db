import { bytesKept, countKept } from './countKept';

const meta = {
  node_fields: ['type', 'name', 'id', 'self_size', 'edge_count'],
  node_types: [['hidden', 'object', 'code', 'closure', 'synthetic', 'string']],
  edge_fields: ['type', 'name_or_index', 'to_node'],
  edge_types: [['property', 'internal', 'weak']],
};

/** A heap of so many entries, the first of them the root. Entries lead to others by their places. */
function heap(
  entries: readonly {
    readonly type: string;
    readonly name: string;
    readonly size?: number;
    readonly leads?: readonly (readonly [kind: string, name: string, to: number])[];
  }[],
) {
  const strings: string[] = [];
  const text = (value: string) => strings.push(value) - 1;
  const nodes = entries.flatMap(({ type, name, size = 0, leads = [] }, id) => [
    meta.node_types[0]?.indexOf(type) ?? 0,
    text(name),
    id,
    size,
    leads.length,
  ]);
  const edges = entries.flatMap(({ leads = [] }) =>
    leads.flatMap(([kind, name, to]) => [
      meta.edge_types[0]?.indexOf(kind) ?? 0,
      text(name),
      to * meta.node_fields.length,
    ]),
  );
  return { snapshot: { meta }, nodes, edges, strings };
}

test('objects are counted by class, plain ones by their fields, and the bytes of what scripts have made', () => {
  const counts = countKept(
    heap([
      {
        type: 'synthetic',
        name: '',
        size: 1000,
        leads: [
          ['internal', 'window', 1],
          ['internal', 'other', 3],
        ],
      },
      {
        type: 'object',
        name: 'Window',
        size: 10,
        leads: [
          ['property', 'reader', 2],
          ['property', 'label', 4],
        ],
      },
      {
        type: 'object',
        name: 'Object',
        size: 20,
        leads: [
          ['property', '__proto__', 1],
          ['property', 'name', 4],
        ],
      },
      { type: 'object', name: 'Window', size: 10 },
      { type: 'string', name: 'Gate', size: 5 },
    ]),
  );
  expect(counts).toEqual({ 'class Window': 2, 'objects { name }': 1, [bytesKept]: 45 });
});

test('what only code or a weak reference leads to is not counted', () => {
  const counts = countKept(
    heap([
      {
        type: 'synthetic',
        name: '',
        leads: [
          ['internal', 'code', 1],
          ['weak', 'gone', 3],
          ['internal', 'kept', 4],
        ],
      },
      {
        type: 'code',
        name: '',
        size: 500,
        leads: [
          ['internal', 'pattern', 2],
          ['internal', 'constant', 4],
        ],
      },
      { type: 'object', name: 'Pattern', size: 20 },
      { type: 'object', name: 'Gone', size: 20 },
      { type: 'object', name: 'Kept', size: 20 },
    ]),
  );
  expect(counts).toEqual({ 'class Kept': 1, [bytesKept]: 20 });
});
