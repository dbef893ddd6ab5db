import { planShellReload, type ShellReloadSituation } from './planShellReload';

const outdated: ShellReloadSituation = {
  code: 'missing',
  served: 'new',
  own: 'old',
  mark: null,
  unsaved: false,
};

test.each<[string, Partial<ShellReloadSituation>, string]>([
  ['a shell whose parts are gone is loaded anew', {}, 'reload'],
  ['so is one that is too old for a remote', { code: 'incompatible-contract' }, 'reload'],
  ['but only once', { mark: 'old' }, 'stay'],
  ['the mark of the shell before does not count', { mark: 'older' }, 'reload'],
  ['input is not lost for it', { unsaved: true }, 'stay'],
  ['the shell that the server has stays', { served: 'old' }, 'stay'],
  ['so does one of which the server says nothing', { served: undefined }, 'stay'],
  ['a file that was altered is no reason', { code: 'altered' }, 'stay'],
  ['nor is a slow line', { code: 'slow' }, 'stay'],
])('%s', (_, situation, plan) => {
  expect(planShellReload({ ...outdated, ...situation })).toBe(plan);
});
