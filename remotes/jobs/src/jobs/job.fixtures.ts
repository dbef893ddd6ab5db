import { replaceFacility } from '@console/api-client/facilities';
import { type Job, listJobs, startJob } from '@console/api-client/jobs';
import { createReaderDefinition } from '@console/api-client/reader-definitions';
import { signedInClient } from '@console/testing';
import { givenRecipe } from '../recipes/recipe.fixtures';

/** Jobs that tests need, and what they are started with: this file is for tests only. */

let count = 0;

/** A job of the emulator's demonstration: `shop-doors`, `dc1-tracking`, `theatres-trial` and others. */
export async function jobNamed(name: string): Promise<Job> {
  const { rows } = await (await signedInClient()).call(listJobs());
  const job = rows.find((each) => each.name === name);
  if (!job) throw new Error(`The emulator has no job ${name}.`);
  return job;
}

/** All jobs the emulator has now. */
export const storedJobs = async () => (await (await signedInClient()).call(listJobs())).rows;

/** A facility of a new name with one reader that nobody uses, and a recipe for it. */
export async function givenPlace() {
  count += 1;
  const facility = `Place-${count}`;
  const readerName = `Reader of ${facility}`;
  const client = await signedInClient();
  await client.call(replaceFacility({ name: facility }));
  await client.call(
    createReaderDefinition({ name: readerName, address: `place-${count}.example`, type: 'XARRAY', facility }),
  );
  const recipe = await givenRecipe();
  return { facility, readerName, recipeName: recipe.name };
}

/** Starts a job in a place of its own; it waits for an hour before it does. */
export async function givenWaitingJob(name: string): Promise<Job> {
  const { facility, recipeName } = await givenPlace();
  const started = await (await signedInClient()).call(
    startJob({ name, facility, recipeName, startDelay: 'PT1H', durationSeconds: 3723 }),
  );
  if (!started) throw new Error('The emulator does not tell the job it started.');
  return started;
}
