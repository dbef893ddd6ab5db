import { lockOfTemplate } from './lock';

test('the lock file of new repositories names libraries as npm chose them, and no place of ours', () => {
  const react = {
    version: '19.3.1',
    resolved: 'https://npm.example/react-19.3.1.tgz',
    integrity: 'sha512-1',
  };
  const kit = { version: '2.31.0', resolved: 'file:packages/console-kit-2.31.0.tgz', integrity: 'sha512-2' };
  const root = {
    name: 'new-remote',
    devDependencies: { '@console/kit': 'file:packages/console-kit-2.31.0.tgz' },
  };
  const nested = 'node_modules/@console/design/node_modules/antd';
  const manifest = { dependencies: { react: '19.3.1' }, devDependencies: { '@console/kit': '2.31.0' } };
  const packages = {
    '': root,
    'node_modules/react': react,
    'node_modules/@console/kit': kit,
    [nested]: { version: '6.6.8', inBundle: true },
  };
  expect(lockOfTemplate({ packages }, manifest)).toEqual({
    packages: {
      '': { name: 'new-remote', ...manifest },
      'node_modules/react': react,
      'node_modules/@console/kit': { version: '2.31.0' },
      [nested]: { version: '6.6.8', inBundle: true },
    },
  });
});
