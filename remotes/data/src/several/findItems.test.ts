import { notEpcs, readEpcs } from './findItems';

test('EPCs are read from lines, lists and columns, each once, in capitals', () => {
  expect(readEpcs('30aa\n30BB, 30CC;30dd "30EE"\t30AA\r\n')).toEqual([
    '30AA',
    '30BB',
    '30CC',
    '30DD',
    '30EE',
  ]);
  expect(readEpcs(' \n')).toEqual([]);
});

test('what is no hexadecimal EPC is told', () => {
  expect(notEpcs('30AA pallet-7 30BB')).toEqual(['PALLET-7']);
});
