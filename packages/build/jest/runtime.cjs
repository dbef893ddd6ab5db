const { statSync, writeFileSync } = require('node:fs');
const { join, relative } = require('node:path');
const { Script } = require('node:vm');
const Runtime = require('jest-runtime').default;

const head = '(function(module,exports,require,__dirname,__filename,jest){';

/** Compiled code of this worker, by file. */
const scripts = new Map();
/** Files of this worker as they were transformed, with the state of the file then. */
const transformed = new Map();

const stateOf = (filename) => {
  const { mtimeMs, size } = statSync(filename);
  return `${mtimeMs} ${size}`;
};

/**
 * Jest's runtime, which reads, transforms and compiles every module anew for each test file: that is most of what a
 * small file costs. Here a worker does so once for a module. What a module does when it runs, and what it holds, stays
 * with its test file. Where `LOADED_FILES` names a folder, each test file leaves there which files of sources it loaded.
 */
module.exports = class SharedCodeRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    [{ rootDir: this.root }, , , , , , this.ownPath] = given;
    /** Files that were loaded, with the state of each. */
    this.loaded = {};
    const { executor, transformCache } = this;
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      if (context === null) return null;
      let known = scripts.get(filename);
      if (known?.source !== source) {
        const code = `${head}${source}\n})`;
        known = { source, script: new Script(code, { filename, columnOffset: -head.length }) };
        scripts.set(filename, known);
      }
      return known.script.runInContext(context);
    };

    const transform = transformCache.transform.bind(transformCache);
    transformCache.transform = (filename, options) => {
      if (options?.isInternalModule) return scripts.get(filename)?.source ?? transform(filename, options);
      const state = stateOf(filename);
      this.loaded[filename] = state;
      const known = transformed.get(filename);
      if (known?.state !== state) {
        const code = transform(filename, options);
        transformed.set(filename, { state, file: transformCache.transforms.get(filename) });
        return code;
      }
      const { file } = known;
      transformCache.transforms.set(filename, file);
      if (file.sourceMapPath) transformCache.sourceMaps.set(filename, file.sourceMapPath);
      return file.code;
    };
  }

  teardown() {
    const folder = process.env.LOADED_FILES;
    if (folder)
      writeFileSync(join(folder, encodeURIComponent(this.below(this.ownPath))), this.loadedSources());
    super.teardown();
  }

  below(path) {
    return relative(this.root, path).replaceAll('\\', '/');
  }

  loadedSources() {
    const sources = Object.entries(this.loaded).filter(([path]) => !path.includes('node_modules'));
    return JSON.stringify(Object.fromEntries(sources.map(([path, state]) => [this.below(path), state])));
  }
};
