import { configure, getConfig, prettyDOM } from '@testing-library/dom';

configure({
  // What is waited for comes when a busy machine gets to it; a test that fails takes longer to say so, no other does.
  asyncUtilTimeout: 30_000,
  // The page is written down for who reads the failure, not each time something that is waited for is not there yet:
  // what gives up waiting asks for the error once more.
  getElementError: (message, container) => {
    const isLooking = (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })
      ._disableExpensiveErrorDiagnostics;
    const error = new Error(isLooking ? (message ?? '') : `${message}\n\n${prettyDOM(container)}`);
    error.name = 'TestingLibraryElementError';
    return error;
  },
});
