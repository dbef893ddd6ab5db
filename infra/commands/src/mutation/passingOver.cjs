/** Stryker names the mutant that is active, and none while it looks which tests come to which mutants. */
const activeMutant = () => process.env.__STRYKER_ACTIVE_MUTANT__;

/** The mutant that a test has noticed: the others need not look at it any more. */
let noticed;

/**
 * An environment in which the tests after the first that fails are passed over; Stryker would run all to the end.
 * @param Environment the one that the tests run in
 */
module.exports = (Environment) =>
  class extends Environment {
    handleTestEvent({ name, test }) {
      const active = activeMutant();
      if (active === undefined) return;
      if (name === 'test_done' && test.errors.length > 0) noticed = active;
      if (name === 'test_start' && noticed === active) test.mode = 'skip';
    }
  };
