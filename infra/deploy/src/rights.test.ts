import { follow, grant, newKey } from '../../store/test/chain';
import { demandDeclared } from './rights';
import type { ReadSite } from './Site';

const [site, parcels, stranger] = [newKey(), newKey(), newKey()];
const present = follow(undefined, site, { delegations: [grant('parcels', parcels)] });
const by = (own: typeof site): ReadSite => ({
  store: { name: 'north' } as ReadSite['store'],
  keys: [site.verifying],
  own: own.verifying,
});

test.each<[string, typeof site, string, string[], string | undefined]>([
  ['the key of the site', site, 'docks', ['docks'], undefined],
  ['a team with its remote and area', parcels, 'parcels', ['parcels'], undefined],
  ['a team with another remote', parcels, 'docks', ['docks'], 'The key of parcels may not release docks.'],
  [
    'a team with another area',
    parcels,
    'parcels',
    ['parcels', 'zones'],
    'The key of parcels may not serve the area zones. It may release parcels, with the areas parcels;',
  ],
  ['a stranger', stranger, 'parcels', ['parcels'], 'may not release into north.'],
])(
  'what a remote declares is held against the right of %s before it is built',
  (_, key, name, areas, sentence) => {
    const declared = () => demandDeclared(by(key), present, name, areas);
    if (sentence === undefined) expect(declared).not.toThrow();
    else expect(declared).toThrow(sentence);
  },
);
