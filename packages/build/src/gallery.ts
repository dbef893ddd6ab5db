import { type Configuration, rspack } from '@rspack/core';
import { common } from './common';

/**
 * The build of the component gallery: the design package alone, without shell, remotes and federation.
 * @param folder folder of the gallery, `import.meta.dirname` of its configuration.
 */
export function galleryBuild(folder: string): Configuration {
  const base = common(folder, 'rfid_gallery');
  return {
    ...base,
    entry: { main: './main.tsx' },
    output: { ...base.output, publicPath: './' },
    optimization: { ...base.optimization, splitChunks: { chunks: 'async' } },
    plugins: [...(base.plugins ?? []), new rspack.HtmlRspackPlugin({ template: './index.html' })],
  };
}
