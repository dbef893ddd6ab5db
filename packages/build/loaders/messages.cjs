const { parse } = require('@formatjs/icu-messageformat-parser');

/** Compiles a message catalogue at build, so that no parser of ICU messages travels to the browser. */
module.exports = function messages(source) {
  const catalogue = JSON.parse(source);
  const compiled = Object.entries(catalogue).map(([key, text]) => [
    key,
    parse(text, { captureLocation: false }),
  ]);
  return `export default ${JSON.stringify(Object.fromEntries(compiled))};`;
};
