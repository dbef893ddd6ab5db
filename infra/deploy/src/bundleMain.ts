import { bundleFolder, bundleGateway } from './bundle';

try {
  await bundleGateway(process.argv[2]);
  console.log(`The gateway and the shell are in ${process.argv[2] ?? bundleFolder}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
