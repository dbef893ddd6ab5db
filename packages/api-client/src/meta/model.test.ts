import { identifierOf } from '.';

describe('[WIRE-08] the identifier', () => {
  it.each(['reader-definition', 'reader-configuration', 'recipe', 'facility', 'zone-map', 'user'] as const)(
    'of a %s is its name',
    (model) => {
      expect(identifierOf(model)).toBe('name');
    },
  );

  it('of reader health is the name of the reader', () => {
    expect(identifierOf('reader-health')).toBe('readerName');
  });

  it.each([
    'job',
    'network',
    'threshold',
    'threshold-antenna-configuration',
    'broker',
    'publisher',
    'upgrade',
  ] as const)('of a %s is its id', (model) => {
    expect(identifierOf(model)).toBe('id');
  });
});
