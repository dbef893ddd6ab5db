// Tests see the modules that browsers see: catalogues are compiled by the loader of the builds.
const { readFileSync } = require('node:fs');
const { createHash } = require('node:crypto');
const loader = require.resolve('../loaders/messages.cjs');
const { compile } = require(loader);

const loaderText = readFileSync(loader, 'utf8');

module.exports = {
  process: (source) => ({ code: compile(source) }),
  getCacheKey: (source, path) =>
    createHash('sha256').update(loaderText).update(path).update(source).digest('hex'),
};
