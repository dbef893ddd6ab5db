import { serveYaml } from './yamlCalls';

serveYaml(globalThis as unknown as Parameters<typeof serveYaml>[0]);
