export {
  confirm,
  describeActionFaults,
  describeReadingFaults,
  type FaultyActions,
  type FaultyReadings,
  type FaultyService,
  nameField,
  press,
  type Reading,
  saveChanges,
  type UserAction,
  write,
} from './describeFaults';
export { expectFailure, type Fault, faults, outwait, silence } from './faults';
