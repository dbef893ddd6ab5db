const { parse } = require('@formatjs/icu-messageformat-parser');

/** Files that are message catalogues, in every build and in every test: of sources, and of the platform as it was installed. */
const catalogues =
  /^(?:(?!.*[\\/]node_modules[\\/]).*[\\/]src|.*[\\/]node_modules[\\/]@console[\\/][a-z-]+[\\/]dist)[\\/](.+[\\/])?[a-z]{2}\.json$/;

/** A catalogue with its messages compiled, as JSON. */
function compile(source) {
  const compiled = Object.entries(JSON.parse(source)).map(([key, text]) => [
    key,
    parse(text, { captureLocation: false }),
  ]);
  return JSON.stringify(Object.fromEntries(compiled));
}

/** Compiles a message catalogue at build, so that no parser of ICU messages travels to the browser. */
module.exports = function messages(source) {
  return `export default ${compile(source)};`;
};
module.exports.catalogues = catalogues;
module.exports.compile = compile;
