import { element, readListing } from './bucketAnswers';

test('the text of the first element of a name is read, each entity of it once', () => {
  const xml =
    '<Error><Code>NoSuchKey</Code><Key>a&amp;b&lt;c&gt;&quot;d&apos;&amp;lt;</Key><Key>e</Key></Error>';
  expect(element(xml, 'Code')).toBe('NoSuchKey');
  expect(element(xml, 'Key')).toBe(`a&b<c>"d'&lt;`);
  expect(element('<Key></Key>', 'Key')).toBe('');
  expect(element(xml, 'Message')).toBeUndefined();
});

const contents = (key: string, size: number) =>
  `<Contents>\n<Key>${key}</Key>\n<Size>${size}</Size>\n<LastModified>2026-11-21T10:00:00.000Z</LastModified>\n</Contents>`;

test('a page of a listing has its files, and how to ask for the next one', () => {
  const page = (encoding: string) =>
    `<ListBucketResult>${encoding}${contents('a+b%2Fc.js', 3)}${contents('d.js', 12)}<NextContinuationToken>next&amp;1</NextContinuationToken></ListBucketResult>`;
  const modified = Date.parse('2026-11-21T10:00:00.000Z');
  expect(readListing(page('<EncodingType>url</EncodingType>'))).toEqual({
    files: [
      { path: 'a b/c.js', size: 3, modified },
      { path: 'd.js', size: 12, modified },
    ],
    next: 'next&1',
  });
  expect(readListing(page('')).files[0]).toEqual({ path: 'a+b%2Fc.js', size: 3, modified });
});

test('the last page names no next one', () => {
  expect(readListing('<ListBucketResult></ListBucketResult>')).toEqual({ files: [], next: undefined });
});
