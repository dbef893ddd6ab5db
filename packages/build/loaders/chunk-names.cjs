const imported = /\bimport\(\s*(['"])([^'"]+)\1/g;

const inPackages = /[\\/]packages[\\/]|[\\/]node_modules[\\/]@console[\\/]/;
const inShell = /[\\/]shell[\\/]src[\\/]/;

/** Name of the chunk of a module that is loaded on demand; undefined where it has none. */
function nameOf(request, importer) {
  const file = request.slice(request.lastIndexOf('/') + 1).replace(/\.js$/, '');
  if (inPackages.test(importer))
    return file.startsWith('Antd') ? `antd-${file.slice(4).toLowerCase()}` : undefined;
  if (request.startsWith('.')) return file;
  return inShell.test(importer) && request.startsWith('@console/design/')
    ? request.slice('@console/'.length).replaceAll('/', '-')
    : undefined;
}

/**
 * Names chunks after the files that they begin with, so that budgets and reports of failures can be read. Where several
 * imports are one chunk, or a package brings another library than antd along, they name it themselves.
 */
module.exports = function chunkNames(source) {
  return source.replace(imported, (whole, quote, request) => {
    const name = nameOf(request, this.resourcePath);
    return name ? `import(/* webpackChunkName: "${name}" */ ${quote}${request}${quote}` : whole;
  });
};
