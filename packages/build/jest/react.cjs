// React notes, for each element, from where in the code it was made, for tools of developers: no test asks for it.
const react = require('react/anew');

Object.defineProperty(
  react.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  // React counts these, and leaves it after ten thousand in a second.
  { get: () => Number.POSITIVE_INFINITY, set: () => undefined },
);
module.exports = react;
