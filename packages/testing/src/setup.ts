// Tests without a page need none of it, and there are many.
if (typeof document !== 'undefined') require('./page');

// A busy machine may stall a test once; what passes only then is named at the end of the run. Not so for who writes
// a test: there it has to pass the first time. The same holds for journeys (e2e/playwright.config.ts).
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
