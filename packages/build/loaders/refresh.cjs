const { relative, sep } = require('node:path');

/** A component that is loaded on demand, at the top of a module. */
const lazy = /^(?:export )?const ([A-Z]\w*) = lazyNamed\(/gm;

/**
 * Gives what the compiler writes for React refresh its two functions: they register the components of a module under
 * its path, with what a shell for development brings (`runtime/refresh.ts`). In any other shell they do nothing.
 * Components that are loaded on demand are registered here, since the compiler does not know them.
 */
module.exports = function refresh(source, map) {
  const { name, root } = this.getOptions();
  const lazies = [...source.matchAll(lazy)].map(([, component]) => component);
  if (!source.includes('$Refresh') && lazies.length === 0) return this.callback(null, source, map);
  const place = JSON.stringify(`${name} ${relative(root, this.resourcePath).split(sep).join('/')} `);
  const functions = [
    '$refresh$ = globalThis[Symbol.for("console.refresh")]',
    `$RefreshReg$ = (type, id) => $refresh$?.register(type, ${place} + id)`,
    '$RefreshSig$ = () => $refresh$?.createSignatureFunctionForTransform() ?? ((type) => type)',
  ];
  const registered = lazies.map((one) => `$refresh$?.registerLazy(${one}, ${place} + "${one}");`);
  this.callback(null, `const ${functions.join(', ')};${source}\n${registered.join('\n')}`, map);
};
