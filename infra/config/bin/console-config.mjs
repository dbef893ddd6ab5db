#!/usr/bin/env node
import { register } from 'tsx/esm/api';

register();
const { runConfigCommand } = await import('../src/commandLine.ts');
await runConfigCommand(process.argv.slice(2));
