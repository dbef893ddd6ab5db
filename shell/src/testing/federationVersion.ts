// The build writes this constant into the shell; tests run its sources.
Object.assign(globalThis, { FEDERATION_VERSION: '0.0.0' });
