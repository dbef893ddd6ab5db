import {
  type Configuration,
  readRunToUndo,
  type SystemState,
  undoRun,
} from '@console/api-client/configuration-bundle';
import { type ApplyEvent, type Applying, notRead, type Preview, planOf, stepApply } from './applying';

const stateOf = (configuration: Configuration): SystemState => ({
  configuration: { facilities: [], networks: [], ...configuration },
  stored: new Map(),
  unreadable: [],
});
const facilities = ['Dock', 'Yard'].map((name) => ({ name }));
const preview: Preview = {
  document: { form: 'bundle', configuration: { facilities }, secrets: new Map([['a', '1']]), notes: [] },
  state: stateOf({ facilities: [{ name: 'Yard' }] }),
  mode: 'merge',
};
const after = (...events: readonly ApplyEvent[]) => events.reduce<Applying>(stepApply, notRead);
const read: ApplyEvent = { kind: 'read', preview };
const other = stateOf({});

test.each<[string, readonly ApplyEvent[], Partial<Applying>]>([
  ['what was read is shown', [read], { preview, outdated: false }],
  [
    'a secret that is typed joins the others',
    [read, { kind: 'secretsGiven', secrets: new Map([['b', '2']]), generated: new Set() }],
    { given: new Map([['b', '2']]) },
  ],
  [
    'what is not selected is left out',
    [read, { kind: 'selected', keys: [] }],
    { excluded: new Set(['facilities/Dock']) },
  ],
  [
    'a field that is to stay is remembered',
    [read, { kind: 'fieldKept', key: 'facilities/Dock', field: 'name', isKept: true }],
    { kept: new Map([['facilities/Dock', new Set(['name'])]]) },
  ],
  [
    'until it is to change after all',
    [
      read,
      { kind: 'fieldKept', key: 'facilities/Dock', field: 'name', isKept: true },
      { kind: 'fieldKept', key: 'facilities/Dock', field: 'name', isKept: false },
    ],
    { kept: new Map([['facilities/Dock', new Set()]]) },
  ],
  [
    'changes that need secrets are left out together',
    [read, { kind: 'leftOut', keys: ['facilities/Dock'] }],
    { excluded: new Set(['facilities/Dock']) },
  ],
  ['all records are shown, and not', [{ kind: 'allToggled' }], { all: true }],
  ['the question is asked', [read, { kind: 'asked' }], { asking: true }],
  ['and answered', [read, { kind: 'asked' }, { kind: 'answered' }], { asking: false }],
  [
    'a service that has changed makes the plan another one',
    [read, { kind: 'foundChanged', state: other }],
    { outdated: true, preview: { ...preview, state: other } },
  ],
  [
    'until the changes are made',
    [read, { kind: 'foundChanged', state: other }, { kind: 'begun', state: other }],
    { outdated: false },
  ],
  [
    'nothing begins before something was read',
    [
      { kind: 'begun', state: other },
      { kind: 'foundChanged', state: other },
    ],
    { preview: undefined, outdated: false },
  ],
  [
    'reading again forgets choices and secrets, not what is shown',
    [
      read,
      { kind: 'allToggled' },
      { kind: 'selected', keys: [] },
      { kind: 'secretsGiven', secrets: new Map([['b', '2']]), generated: new Set() },
      read,
    ],
    { all: true, given: new Map(), excluded: new Set() },
  ],
  [
    'an edited document takes the place of the one before, and what was chosen and given counts for it',
    [
      read,
      { kind: 'selected', keys: [] },
      { kind: 'secretsGiven', secrets: new Map([['b', '2']]), generated: new Set() },
      { kind: 'edited', preview: { ...preview, mode: 'overwrite', text: '{}' } },
    ],
    {
      preview: { ...preview, mode: 'overwrite', text: '{}' },
      given: new Map([['b', '2']]),
      excluded: new Set(['facilities/Dock']),
    },
  ],
])('%s', (_, events, expected) => {
  expect(after(...events)).toMatchObject(expected);
});

test('the plan has what differs; what is left out is in it and not chosen', () => {
  const whole = planOf(after(read));
  expect(whole.chosen.map(({ key, action }) => [key, action])).toEqual([['facilities/Dock', 'create']]);
  expect([...whole.secrets]).toEqual([['a', '1']]);
  const none = planOf(after(read, { kind: 'selected', keys: [] }));
  expect([none.effective.length, none.chosen.length]).toEqual([1, 0]);
  expect(planOf(after(read), other).chosen).toHaveLength(2);
  expect(planOf(notRead)).toMatchObject({ plan: undefined, chosen: [], needs: [] });
});

test('fields that stay are left out of what is made; a record without others is made again when it is selected', () => {
  const network = (CIDRRange: string) => ({ networks: [{ name: 'North', CIDRRange, comment: CIDRRange }] });
  const changed: Preview = {
    ...preview,
    document: { ...preview.document, configuration: network('10.2.0.0/16') },
    state: stateOf(network('10.1.0.0/16')),
  };
  const keep = (field: string): ApplyEvent => ({
    kind: 'fieldKept',
    key: 'networks/North',
    field,
    isKept: true,
  });
  const one = after({ kind: 'read', preview: changed }, keep('comment'));
  expect(planOf(one).chosen.map(({ fields }) => fields.map(({ field }) => field))).toEqual([['CIDRRange']]);
  expect(planOf(one).effective[0]?.fields).toHaveLength(2);
  const none = stepApply(one, keep('CIDRRange'));
  expect(planOf(none).chosen).toEqual([]);
  const again = stepApply(none, { kind: 'selected', keys: ['networks/North'] });
  expect(planOf(again).chosen[0]?.fields).toHaveLength(2);
});

test('secrets are asked by record, as long as it is chosen, and stay in sight once they are given', () => {
  const reference = 'users/ann/password';
  const users: Preview = {
    ...preview,
    document: { ...preview.document, configuration: { users: [{ name: 'ann', roles: ['Admin'] }] } },
    state: stateOf({ users: [] }),
  };
  const need = { key: 'users/ann', section: 'users', name: 'ann', references: [reference] };
  const asked = after({ kind: 'read', preview: users });
  expect(planOf(asked).needs).toEqual([need]);
  const secrets = new Map([[reference, 'x']]);
  const given = stepApply(asked, { kind: 'secretsGiven', secrets, generated: new Set() });
  expect(planOf(given).needs).toEqual([need]);
  expect(planOf(stepApply(given, { kind: 'leftOut', keys: ['users/ann'] })).needs).toEqual([]);
});

test('a run is taken back: what it made goes, what it deleted comes, and what was changed since stays', () => {
  const network = (name: string, CIDRRange: string) => ({ name, CIDRRange });
  const state = stateOf({
    facilities: [{ name: 'Dock' }, { name: 'Yard' }],
    networks: [network('North', '3'), network('South', '9')],
  });
  const undo = {
    ...{ id: 'r', at: 1, lost: 0 },
    made: [
      { section: 'facilities', name: 'Dock', after: { name: 'Dock' } },
      { section: 'networks', name: 'North', before: network('North', '1'), after: network('North', '2') },
      { section: 'networks', name: 'North', before: network('North', '2'), after: network('North', '3') },
      { section: 'networks', name: 'South', before: network('South', '1'), after: network('South', '2') },
      { section: 'networks', name: 'West', before: network('West', '1') },
    ],
  } as const;
  const undone = after({ kind: 'read', preview: { ...preview, state, mode: 'overwrite', undo } });
  expect(
    planOf(undone).chosen.map(({ key, action, fields }) => [key, action, fields.map(({ after: to }) => to)]),
  ).toEqual([
    ['networks/North', 'change', ['1']],
    ['networks/West', 'create', []],
    ['facilities/Dock', 'delete', []],
  ]);
  expect([...undone.excluded]).toEqual(['networks/South']);
  expect(undoRun(undo.made, state.configuration)).toMatchObject({ lostSecrets: [], recreates: true });
});

test.each([[undefined], ['text'], [{ id: 'r', at: 1 }], [{ id: 'r', at: '1', made: [] }]])(
  '%j is no run to take back',
  (given) => {
    expect(readRunToUndo(given)).toBeUndefined();
  },
);

test('of a run that is to be taken back only whole changes are read', () => {
  const made = [
    { section: 'facilities', name: 'Dock', after: { name: 'Dock' } },
    { section: 'colours', name: 'Dock' },
    { section: 'facilities', name: 'Dock', before: 'Dock' },
    { section: 'users', name: 'ann', secrets: [1] },
  ];
  expect(readRunToUndo({ id: 'r', at: 1, made, lost: 2 })).toEqual({
    ...{ id: 'r', at: 1, lost: 5 },
    made: made.slice(0, 1),
  });
});
