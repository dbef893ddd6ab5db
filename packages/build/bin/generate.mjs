#!/usr/bin/env node
import { createJiti } from 'jiti';

const { generate } = await createJiti(import.meta.url).import('../src/generate/index.ts');

await generate();
