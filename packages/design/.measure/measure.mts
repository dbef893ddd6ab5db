import { rspack } from '@rspack/core';
import { mkdirSync, writeFileSync, readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { common } from '../../build/src/common.ts';
const dir = import.meta.dirname;
const parts: Record<string,string> = {
 provider: "export { AntdProvider } from '../src/theme/AntdProvider';",
 select: "export * from '../src/form/SearchSelect';",
 picker: "export * from '../src/fields/momentPicker';",
};
for (const p of ['tabs','steps','tree','upload','slider','timeline','segmented','color-picker','tooltip','popover','dropdown','collapse','drawer','modal','button'])
  parts[p] = `export { AntdProvider } from '../src/theme/AntdProvider'; export { default } from 'antd/es/${p}';`;
mkdirSync(dir+'/src',{recursive:true});
for (const [n,s] of Object.entries(parts)) writeFileSync(`${dir}/src/${n}.ts`, s.replaceAll("'../src/","'../../src/"));
const core = /[\\/]node_modules[\\/](antd|@ant-design|@rc-component|rc-[a-z-]+|stylis|@emotion|scroll-into-view-if-needed|compute-scroll-into-view|clsx|@babel)[\\/]/;
async function run(names: string[], group: boolean, minChunks = 3) {
  writeFileSync(dir+'/main.ts', "import 'react';import 'react-dom';import 'react-dom/client';import 'react-intl';import 'react-router';import 'moment';import 'final-form';import 'react-final-form'; import '../src/icons'; import '../src/messages'; import '../src/theme'; import '../src/button'; import '../src/zone'; import '../src/time';(globalThis as any).x=["+names.map(n=>`()=>import(/* webpackChunkName: "${n}" */ './src/${n}')`)+'];');
  const base = common(dir, 'm');
  const out = dir+'/dist';
  await new Promise<void>((ok,no)=>rspack({...base, entry:{main:'./main.ts'}, output:{...base.output,path:out,filename:'[name].js',chunkFilename:'[name].js',clean:true},
   optimization:{...base.optimization, splitChunks:{chunks:'async',cacheGroups:{default:false,defaultVendors:false,...(group?{core:{name:'antd-core',test:core,chunks:'async',minChunks,enforce:true}}:{})}}}},(e,s)=>e?no(e):s!.hasErrors()?no(new Error(s!.toString())):ok()));
  const r: Record<string,number> = {};
  for (const f of readdirSync(out)) if (f.endsWith('.js')&&f!=='main.js') r[f.replace('.js','')] = brotliCompressSync(readFileSync(`${out}/${f}`)).length;
  return r;
}
const all = Object.keys(parts);
const alone: Record<string,number> = {};
for (const n of all) alone[n] = (await run([n], false))[n]!;
console.log('alone', alone);
const wanted = ['select','picker','tabs','steps','tree','upload','slider','timeline','segmented','color-picker'];
for (const m of [2,3,4,5,8]) console.log('core minChunks', m, await run(wanted, true, m));
const w2 = wanted.filter(n=>n!=='color-picker'); console.log('without colour 3', await run(w2,true,3));
