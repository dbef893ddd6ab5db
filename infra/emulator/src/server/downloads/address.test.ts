import { rewriteDownloadUrl } from './address';

const logs = '/itemsense/support/v1/logs';
const asked = (url: string) => `${logs}?token=abc&url=${encodeURIComponent(url)}`;

test.each([
  ['the endpoint with its query', asked(`${logs}?from=2026-01-01T00:00:00Z&extended=true`)],
  ['its whole address', asked(`https://console.example${logs}?from=2026-01-01T00:00:00Z&extended=true`)],
])('[DOWNLOAD-01] a download by token and %s is one of the endpoint', (_, address) => {
  expect(rewriteDownloadUrl(address)).toBe(`${logs}?from=2026-01-01T00%3A00%3A00Z&extended=true&token=abc`);
});

test.each([
  logs,
  `${logs}?from=2026-01-01T00:00:00Z&token=abc`,
  `${logs}?url=${encodeURIComponent(logs)}`,
  asked('/itemsense/configuration/v1/users/show'),
  asked('http://['),
  '//?url=%2F%2F&token=abc',
  '/',
])('%s is left as it is', (address) => {
  expect(rewriteDownloadUrl(address)).toBe(address);
});
