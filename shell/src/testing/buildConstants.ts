// The build writes these constants into the shell; tests run its sources.
Object.assign(globalThis, {
  FEDERATION_VERSION: '0.0.0',
  OFFERED_SHARES: {},
  SHARED_VERSIONS: {},
  SHELL_BUILD: 'test',
});
