import { defaultConfiguration } from '../../host/configuration/configuration';
import { isHeld, ownOrigins } from './planLeave';

const own = ownOrigins(
  { ...defaultConfiguration, serviceUrl: 'https://service.example', dashboardBase: 'https://dash.example/d' },
  'https://console.example',
);
const token = 'a.b/c';

test.each([
  ['code opens another site', 'https://evil.example/', false, false, true],
  ['a link to another site was pressed', 'https://docs.example/', true, false, false],
  ['a link that was pressed takes the token along', 'https://evil.example/?t=a.b/c', true, false, true],
  ['the token is written otherwise', 'https://evil.example/?t=a.b%2Fc', true, false, true],
  ['a file is stored', 'https://files.example/a.zip', false, true, false],
  ['code opens a page of this site', 'https://console.example/jobs', false, false, false],
  [
    'code opens the service, with the token where that is wanted',
    'https://service.example/x?token=a.b/c',
    false,
    false,
    false,
  ],
  ['code opens the dashboard', 'https://dash.example/d/import', false, false, false],
  ['a mail is written', 'mailto:a@b.example', false, false, false],
  ['an address that cannot be read', 'nonsense', false, false, false],
  ['an address that cannot be decoded', 'https://evil.example/%', false, false, true],
])('%s', (_, destination, userInitiated, download, held) => {
  expect(isHeld({ destination, userInitiated, download }, own, token)).toBe(held);
});
