export {
  assignableRoles,
  isReservedUser,
  isSameUser,
  readUser,
  type User,
  type UserDraft,
  writeUser,
} from './adapter';
export {
  createUser,
  destroyUser,
  listRoles,
  listUsers,
  replaceUser,
  showCurrentUser,
  showUser,
} from './calls';
export { generatePassword } from './generatePassword';
export { userMutations, userQueries } from './queries';
export { passwordLength, type Role, reservedUserName, roles } from './schema';
