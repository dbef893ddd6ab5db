import { bytesOfDataUrl, imageTypeOf, largestImage, readImage, writtenSizeOf } from './readImage';

const bytesOf = (...parts: readonly (string | readonly number[])[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string))));
const four = (value: number) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255];
const png = (width: number, height: number) =>
  bytesOf([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13], 'IHDR', four(width), four(height));
const jpeg = (width: number, height: number) =>
  bytesOf(
    [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2],
    [0xff, 0xc4, 0, 3, 9],
    [0xff, 0xc2, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255],
  );

test.each([
  ['a PNG', png(1, 1), 'image/png'],
  ['a JPEG', jpeg(1, 1), 'image/jpeg'],
  ['an SVG', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'],
  ['an SVG behind a declaration', bytesOf('\n<?xml version="1.0"?><!-- plan --><svg>'), 'image/svg+xml'],
  ['a page', bytesOf('<!doctype html><p>svg</p>'), undefined],
  ['a text', bytesOf('<svg'), undefined],
  ['nothing', bytesOf(), undefined],
])('%s is known by its content, not by its name', (_, bytes, type) => {
  expect(imageTypeOf(bytes)).toBe(type);
});

test('the size of a PNG and a JPEG is known before it is unpacked', () => {
  expect(writtenSizeOf(png(70_000, 3), 'image/png')).toEqual({ width: 70_000, height: 3 });
  expect(writtenSizeOf(jpeg(640, 480), 'image/jpeg')).toEqual({ width: 640, height: 480 });
  expect(writtenSizeOf(bytesOf([0xff, 0xd8, 0xff]), 'image/jpeg')).toBeUndefined();
});

test.each([
  ['is too large', new Uint8Array(largestImage + 1), 'tooLarge'],
  ['is none', bytesOf('hello'), 'notImage'],
  ['says that it has very many pixels', png(60_000, 60_000), 'tooManyPixels'],
  ['is very long', jpeg(20_000, 10), 'tooManyPixels'],
])('what %s is refused before anything draws it', async (_, bytes, problem) => {
  const draw = jest.fn();
  expect(await readImage(bytes, draw)).toEqual({ problem });
  expect(draw).not.toHaveBeenCalled();
});

test('the bytes of a data URL come back, and none of a text that is none', () => {
  expect([...bytesOfDataUrl('data:image/png;base64,AQID')]).toEqual([1, 2, 3]);
  expect(bytesOfDataUrl('data:image/png;base64,%').length).toBe(0);
  expect(bytesOfDataUrl('nonsense').length).toBe(0);
});
