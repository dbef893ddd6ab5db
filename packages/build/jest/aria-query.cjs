// Made once for a worker by the environment of pages; tests without a page hardly ever come here.
module.exports = globalThis.ariaQuery ?? require('aria-query/anew');
