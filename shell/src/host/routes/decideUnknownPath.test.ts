import fc from 'fast-check';
import { decideUnknownPath } from './decideUnknownPath';

test.each([
  ['first time', null, true, 'reload'],
  ['after its reload', '4 /nowhere', true, 'not-found'],
  ['after the reload of another address', '4 /elsewhere', true, 'reload'],
  ['after its reload in an older console', '3 /nowhere', true, 'reload'],
  ['in a browser that remembers nothing', null, false, 'not-found'],
])('[TITLE-05] an unknown address, %s: %s', (_, mark, canRemember, act) => {
  expect(decideUnknownPath('/nowhere', 4, mark, canRemember).act).toBe(act);
});

test('[TITLE-05] whatever the address is, it is loaded from the server at most once', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.option(fc.string()), (address, revision, mark) => {
      const first = decideUnknownPath(address, revision, mark, true);
      if (first.act === 'reload')
        expect(decideUnknownPath(address, revision, first.mark, true).act).toBe('not-found');
    }),
  );
});
