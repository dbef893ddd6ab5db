import { networksInAddress } from './networksInAddress';

test.each([
  ['', []],
  ['networks=', []],
  ['networks=1', ['1']],
  ['networks=1,2', ['1', '2']],
  ['networks=1%2C2', ['1', '2']],
  ['networks=,2, 2,', ['2']],
])('[REGISTER-03] "%s" names the networks %j', (query, ids) => {
  expect(networksInAddress(new URLSearchParams(query))).toEqual(ids);
});
