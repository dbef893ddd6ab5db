import { noSwitches, planSwitch } from './planSwitch';

const at = '2026-11-21T20:00:00.000Z';

test('who takes a remote out of service, when and why is kept, and what was done before', () => {
  const off = planSwitch(noSwitches, 'readers', { off: true, reason: ' Wrong counts ' }, 'Ada', at);
  expect(off.off).toEqual({ readers: { at, by: 'Ada', reason: 'Wrong counts' } });
  const other = planSwitch(off, 'jobs', { off: true, reason: 'Slow' }, 'Bob', at);
  const on = planSwitch(other, 'readers', { off: false }, 'Cem', at);
  expect(Object.keys(on.off)).toEqual(['jobs']);
  expect(on.history).toEqual([
    { remote: 'readers', off: false, at, by: 'Cem' },
    { remote: 'jobs', off: true, at, by: 'Bob', reason: 'Slow' },
    { remote: 'readers', off: true, at, by: 'Ada', reason: 'Wrong counts' },
  ]);
  expect(noSwitches).toEqual({ schema: 1, off: {}, history: [] });
});

test('the history is bounded', () => {
  let switches = noSwitches;
  for (let use = 0; use < 600; use += 1)
    switches = planSwitch(switches, 'readers', { off: use % 2 === 0, reason: String(use) }, 'Ada', at);
  expect(switches.history).toHaveLength(500);
  expect(switches.history[0]?.reason).toBe('599');
});
